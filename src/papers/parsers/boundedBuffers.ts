import { mostUnpacked, mostUnpackedAtOnce } from './limits.ts'

/*
 * pdf.js unpacks streams without a limit: 292 kB become 300 MB, and a stream packed twice never ends. All of it goes into byte arrays that it
 * makes itself, so that these are bounded, in the reader’s own worker. What the platform would unpack for it is switched off, because that
 * cannot be bounded.
 */

/** An array of more is counted, in bytes. Smaller ones are never what fills a memory. */
const counted = 1_000_000

let sum = 0
let isFull = false

/** Bounds the byte arrays that code of this thread makes from now on. Only for a worker that reads papers and does nothing else. */
export function boundBuffers(): void {
  for (const name of ['Uint8Array', 'Int8Array'] as const)
    Object.defineProperty(globalThis, name, {
      value: new Proxy<Uint8ArrayConstructor | Int8ArrayConstructor>(globalThis[name], {
        construct(target, args: [number], made) {
          if (typeof args[0] === 'number' && args[0] > counted) count(args[0])
          return Reflect.construct(target, args, made) as object
        },
      }),
    })
  Object.defineProperty(globalThis, 'DecompressionStream', { value: undefined })
}

function count(bytes: number): void {
  sum += bytes
  if (bytes <= mostUnpacked * 1.1 && sum <= mostUnpackedAtOnce) return
  isFull = true
  throw new RangeError('This unpacks to more than is read')
}

/** Begins to count anew, and tells whether the bound was met since the last time. */
export function wasFull(): boolean {
  const was = isFull
  ;[sum, isFull] = [0, false]
  return was
}
