/** A fault on its way from another thread or process. An error that is sent as it is arrives without its code. */
export type SentFault = { message: string; stack: string | undefined; code: string | undefined; path: string | undefined }

export const faultToSend = (error: unknown): SentFault => {
  const { message, stack, code, path } = error as NodeJS.ErrnoException
  return { message, stack, code, path }
}

export const faultReceived = (sent: SentFault): Error => Object.assign(new Error(sent.message), sent)
