/** Small line drawings, on a grid of 24. Each stands beside words, so none has a name of its own. */
const drawings = {
  calculator: 'M6 3h12v18H6zM9 7h6M9 12h.01M12 12h.01M15 12h.01M9 16h.01M12 16h.01M15 16h.01',
  check: 'M4 12.5 9.5 18 20 6.5',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  letter: 'M3 6h18v13H3zM3 7l9 7 9-7',
  scales: 'M12 4v16M7 20h10M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z',
  pen: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  folder: 'M3 6h7l2 2h9v11H3z',
  parcel: 'M12 3l8 4v10l-8 4-8-4V7zM4 7l8 4 8-4M12 11v10',
  building: 'M4 21V9l8-5 8 5v12M8 21v-8M12 21v-8M16 21v-8M3 21h18',
  car: 'M3 16v-4l2-5h14l2 5v4zM3 12h18M6 16v3M18 16v3M7 14h.01M17 14h.01',
  flag: 'M5 21V4h12l-2 4 2 4H5',
  phone: 'M6 3h4l1 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 1v4c0 2-1 3-3 3C10 21 3 14 3 6c0-2 1-3 3-3z',
  compass: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM15.5 8.5l-2 5-5 2 2-5z',
  shield: 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM9 12l2 2 4-4',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3 21 21',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-5 3.5-7 8-7s8 2 8 7',
} as const

export type IconName = keyof typeof drawings

export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={drawings[name]} />
  </svg>
)
