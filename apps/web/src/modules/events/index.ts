export { type HandedToEvents } from './handed.ts'
