/** The boards. The specification names the calls and no address. */
export const boardsPath = '/apps/scrumboard'

/** One board, and the card that stands open over it. */
export const boardPattern = '/apps/scrumboard/:boardId/:cardId?'

/** Where a board stands. */
export function boardPath(boardId: string): string {
  return `${boardsPath}/${encodeURIComponent(boardId)}`
}

/** Where a card stands, over its board. */
export function cardPath(boardId: string, cardId: string): string {
  return `${boardPath(boardId)}/${encodeURIComponent(cardId)}`
}
