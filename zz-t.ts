import { loadCatalog } from './generator/catalog/load.ts';
import { daysOf } from './generator/days/year.ts';
const c = await loadCatalog(['data']);
const out=[];
for (let r=0;r<5;r++) { const y = daysOf(c); const s=process.cpuUsage(); for (let i=2000;i<2100;i++) y(i); out.push((process.cpuUsage(s).user/1000).toFixed(0)); }
console.log(out.join(' '));
