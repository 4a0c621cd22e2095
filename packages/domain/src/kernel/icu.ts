/** The formatter of plurals and choices, behind one door: the web keeps it out of its first load. */
export { default as IcuMessage } from 'intl-messageformat'
