export type Notice = { title: string; description?: string; action?: { label: string; act: () => void } }

/** Show a short message in the corner. One is shown at a time, and F8 moves to it. */
export const notify = (detail: Notice): void =>
  void document.dispatchEvent(new CustomEvent<Notice>('notify', { detail }))
