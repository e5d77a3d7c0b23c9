/** The boards. The specification names the calls, but no address. */
export const boardsPath = '/apps/scrumboard'

/** A board, and the card open over it. */
export const boardPattern = '/apps/scrumboard/:boardId/:cardId?'

/** Address of a board. */
export function boardPath(boardId: string): string {
  return `${boardsPath}/${encodeURIComponent(boardId)}`
}

/** Address of a card over its board. */
export function cardPath(boardId: string, cardId: string): string {
  return `${boardPath(boardId)}/${encodeURIComponent(cardId)}`
}
