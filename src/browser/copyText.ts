import { notify } from './notify.ts'

/** Puts the text of a copy button on the clipboard and says so. */
export async function copyText(button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? '')
    notify({ title: `${button.dataset.what ?? 'Text'} copied` })
  } catch {
    notify({ title: 'It could not be copied', description: 'Select the text and copy it yourself.' })
  }
}
