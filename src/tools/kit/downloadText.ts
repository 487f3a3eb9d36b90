import { downloadFile } from './downloadFile.ts'

/** Saves text as a file on the device, without any server. */
export const downloadText = (name: string, text: string, type = 'text/plain'): void =>
  downloadFile(name, new Blob([text], { type: `${type};charset=utf-8` }))
