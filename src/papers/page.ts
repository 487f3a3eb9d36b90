/**
 * A run of text as it stands on a page, in points from the page’s top left corner; `size` is the height of its letters, and `turn` how far it
 * is turned, in degrees clockwise.
 */
export type TextRun = { text: string; x: number; y: number; width: number; size: number; turn: number }

/** Words printed together: the text of a table cell, or a line of prose. From `x` to `right`, in points. */
export type Cell = { text: string; x: number; right: number }

/** Cells at one height of a page, left to right. There is always a cell. */
export type Line = { cells: readonly Cell[]; y: number; size: number }

/** The words of cells, as one text. */
export const cellsText = (cells: readonly Cell[]): string => cells.map(({ text }) => text).join(' ')

/** Check whether the last bracket of a text is still open. */
export const isOpen = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')')

/** A page as it reads, top to bottom. Pages count from 1. */
export type Page = { number: number; lines: readonly Line[] }

/** Most that a cell may begin beside its column, in points. */
export const farAside = 6
