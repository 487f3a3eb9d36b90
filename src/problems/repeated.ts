/** The items with a key that one before them has, each with the first that has it. */
export function repeated<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): [item: Item, first: Item][] {
  const firsts = new Map(items.toReversed().map((item) => [keyOf(item), item]))
  return items.flatMap((item): [Item, Item][] => {
    const first = firsts.get(keyOf(item)) as Item
    return first === item ? [] : [[item, first]]
  })
}

/** The first item of each key. */
export function firstOfEach<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] {
  const again = new Set(repeated(items, keyOf).map(([item]) => item))
  return items.filter((item) => !again.has(item))
}
