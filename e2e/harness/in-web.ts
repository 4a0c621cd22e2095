/** A file of the web as the browser's program reads it: its components belong to another project of the compiler. */
export const inWeb = <T>(file: string): Promise<T> => import(new URL(`../../apps/web/src/${file}`, import.meta.url).pathname)
