export { CodeToSign } from './sheets/code-to-sign.tsx'
