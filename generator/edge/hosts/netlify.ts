import { createApp } from '../app.ts';
import type { ReadFile } from '../files.ts';

/** Answers a request on Netlify: the app over the files of the same deploy. */
export default async function answer(request: Request): Promise<Response> {
  return createApp(fileReader(request.url)).fetch(request);
}

function fileReader(site: string): ReadFile {
  return async (path) => {
    const response = await fetch(new URL(`/${path}`, site));
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };
}
