import type { mirror as english } from '../en/mirror.ts';
import type { WordsLike } from '../words.ts';
import { counted, number, size } from './amounts.ts';

const FILES = { one: 'файл', few: 'файла', other: 'файлов' };
const REQUESTS = { one: 'запрос', few: 'запроса', other: 'запросов' };

export const mirror: WordsLike<typeof english> = {
  aboutMirror: 'сделать проверенную копию другого сайта или обновить ее',
  aboutExpand: 'сделать дерево из годовых наборов, которые лежат в папке, и проверить его по спискам рядом с ними',
  datasetsArgument: 'папка, где лежат наборы, manifest.json и manifest/ того дерева',
  siteArgument: 'адрес сайта, например https://example.org',
  mirrorYearsOption: 'копировать только эти годы и то, что к годам не относится; none — никакие',
  mirrorLangOption: 'копировать только эти языки',
  mirrorEndpointOption: 'копировать только эти разделы',
  mirrorDaysOption: 'none — только годовые наборы, без файлов дней: serve отвечает и из наборов',
  maxSizeOption: 'остановиться до загрузки, если копия окажется больше: 500MB, 2GB',
  writeSize: 'Напишите размер, например 500MB или 2GB.',

  siteHasNoTree: (address) =>
    `по адресу ${address} нет описания дерева: проверьте адрес или повторите позже, если сайт как раз обновляется`,
  siteHasNoYears: (address) => `в ${address} нет ни одного из этих годов: укажите другие ключом --years`,
  siteOfOtherVersion: (address) =>
    `${address} сделан версией, которой эта программа не знает: возьмите ту версию, что у сайта`,
  siteFails: (address, reason) =>
    `${address} не загрузить (${reason}): повторите позже; то, что уже загружено, сохранится`,
  siteAsksToWait: (address, minutes) =>
    `сайт просит не тревожить его ${counted(minutes, { one: 'минуту', few: 'минуты', other: 'минут' })} (${address}): ` +
    'потом запустите снова; то, что уже загружено, сохранится',
  siteRedirects: (address, target) =>
    `${address} отсылает на ${target}, а с другого хоста зеркало ничего не берет: укажите адрес самого сайта`,
  siteRedirectsInCircle: (address) => `${address} только отсылает на другие адреса: сообщите владельцу сайта`,
  siteAnswersWithPage: (address) =>
    `по адресу ${address} пришла веб-страница, а не файл: может быть, сеть требует входа или сайт переехал`,
  siteAltered: (address) =>
    `по адресу ${address} не те байты, что в списке сайта: сайт поврежден, или что-то меняет его по дороге`,
  siteListsStrange: (address) => `${address} — не список файлов дерева: зеркало ничего из него не взяло`,
  answerTooLarge: (address, most) =>
    `по адресу ${address} больше байтов, чем может быть (${size(most)}): зеркало ничего оттуда не взяло`,
  fileNotOnSite: (address) => `${address} есть в списке сайта, а самого файла нет: сообщите владельцу сайта`,
  fileNotInFolder: (file) => `файл ${file} есть в списке, а его самого нет: скопируйте с сайта и его`,
  folderHasNoTree: (folder) =>
    `в ${folder} нет manifest.json: скопируйте с сайта manifest.json и папку manifest, по тем же путям, что и наборы`,
  folderHasNoDatasets: (folder) => `в ${folder} нет наборов в api/v1/datasets: скопируйте их с сайта по тем же путям`,
  expandInPlace: (out, folder) => `${out} и ${folder} лежат одна в другой: укажите другую папку ключом --out`,
  siteKeepsChanging: (reason) => `сайт меняется, пока его копируют: повторите позже (${reason})`,
  notDataset: (file) => `${file} на сайте — не годовой набор: сообщите владельцу сайта`,
  datasetTooLarge: (file) =>
    `${file} на сайте распаковывается в большее число байтов, чем в его днях: зеркало ничего оттуда не взяло`,
  datasetOfOtherDays: (file, date) =>
    `${file} на сайте содержит для ${date} не те байты, что в списке сайта: сообщите владельцу сайта`,
  siteOlder: (address, own, given) =>
    `по адресу ${address} ${given === null ? 'дерево без номера' : `дерево ${number(given)}`}, а в зеркале уже ` +
    `дерево ${number(own)}: вам, возможно, показывают старую копию`,
  notMirror: (out) => `в ${out} дерево, и это не зеркало: укажите другую папку ключом --out`,
  mirrorOfOther: (out, site) => `в ${out} зеркало сайта ${site}: укажите этот адрес или другую папку ключом --out`,
  mirrorRepairs: (out, site) => `в ${out} зеркало сайта ${site}: его исправит новый запуск mirror`,
  copyTooLarge: (bytes, most) =>
    `в копии было бы ${size(bytes)}, больше, чем ${size(most)}: увеличьте --max-size или возьмите меньше ключами --years, --lang, --days none`,

  ageUnknown: 'сайт не нумерует свои деревья, поэтому старую его копию не отличить от новой',
  hostFileLeftOut: (file) => `файл ${file} не взят: он нужен только хосту того сайта`,
  mirrorPlanned: (files, fetched, bytes, free) =>
    `изменятся ${counted(files, FILES)}; загрузить ${counted(fetched, FILES)}, не больше ${size(bytes)} (свободно ${size(free)})`,
  expanded: (changed, out, files) => `в ${out} ${counted(files, FILES)}, изменилось: ${number(changed)}`,
  mirrored: (changed, out, files, requests, bytes) =>
    `в ${out} ${counted(files, FILES)}, изменилось: ${number(changed)}; ` +
    `${counted(requests, REQUESTS)}, получено ${size(bytes)}`,
};
