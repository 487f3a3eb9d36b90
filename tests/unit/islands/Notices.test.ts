import { expect, test } from 'vitest'
import { afterChange } from '../../../src/islands/Notices.tsx'

const toast = (id: number) => ({ id, title: `Message ${id}`, open: true })

test('one message is shown at a time, the newest', () => {
  expect(afterChange([toast(1)], { does: 'show', toast: toast(2) })).toEqual([toast(2)])
})

test('a closed message stays in the list, closed, until it is removed', () => {
  const closed = afterChange([toast(1)], { does: 'close', id: 1 })
  expect(closed).toEqual([{ ...toast(1), open: false }])
  expect(afterChange(closed, { does: 'remove', id: 1 })).toEqual([])
})
