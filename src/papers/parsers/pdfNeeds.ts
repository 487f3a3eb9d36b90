// What pdf.js uses, and neither brings along nor finds in the oldest browsers that we promise (src/build/oldestBrowsers.ts).

if (!('withResolvers' in Promise))
  Object.assign(Promise, {
    withResolvers: () => {
      const parts: Record<string, unknown> = {}
      parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }))
      return parts
    },
  })

if (!('transferToFixedLength' in ArrayBuffer.prototype))
  Object.assign(ArrayBuffer.prototype, {
    transferToFixedLength(this: ArrayBuffer, length = this.byteLength) {
      const moved = new ArrayBuffer(length)
      new Uint8Array(moved).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)))
      return moved
    },
  })
