type Box = HTMLInputElement | HTMLTextAreaElement

/** Words that a visitor put into one box before the code behind it had come. */
export type TypedEarly = { id: string; words: string } | { id: string; chosen: boolean }

/** Collect what has been typed and chosen in the prerendered boxes of an island: every value that is no longer as it was sent. */
export const typedEarlyIn = (island: HTMLElement): TypedEarly[] =>
  Array.from(island.querySelectorAll<Box>('input, textarea'), (box): TypedEarly[] => {
    if (isTicked(box)) return box.checked === box.defaultChecked ? [] : [{ id: box.id, chosen: box.checked }]
    return box.value === box.defaultValue ? [] : [{ id: box.id, words: box.value }]
  }).flat()

/**
 * Hands an island that has just started what was typed before, as if it were typed now: markup that is taken over keeps its words on the
 * screen, and tells the component nothing of them. Answers with what has no box any more, because the island went on to another question.
 */
export const typeAgain = (island: HTMLElement, typed: readonly TypedEarly[]): TypedEarly[] =>
  typed.filter((early) => {
    const box = island.querySelector<Box>(`[id="${CSS.escape(early.id)}"]`)
    if (!box) return true
    if ('chosen' in early) choose(box as HTMLInputElement, early.chosen)
    // Someone may have typed on meanwhile.
    else type(box, box.value.startsWith(early.words) ? box.value : early.words)
    return false
  })

const isTicked = (box: Box): box is HTMLInputElement => box.type === 'radio' || box.type === 'checkbox'

/** Only a press turns a box to the other side, so it is turned back first. */
function choose(box: HTMLInputElement, chosen: boolean): void {
  box.checked = !chosen
  box.click()
}

function type(box: Box, words: string): void {
  box.value = words
  box.dispatchEvent(new Event('input', { bubbles: true }))
}
