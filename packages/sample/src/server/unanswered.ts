import { refuse } from './refuse'

const waiting = new Set<(refusal: Error) => void>()

/**
 * Never answers a call while its story is shown: for stories of loading states. The page is notified, so that the picture tool
 * need not wait (tools/pictures).
 */
export function unanswered({ request }: { request: Request }): Promise<never> {
  document.dispatchEvent(new CustomEvent('unanswered-call', { detail: request.url }))
  return new Promise((_, reject) => waiting.add(reject))
}

/** Ends a story: pending calls are refused, so that none counts as lost and is repeated in the next story. */
export function endUnanswered(): void {
  for (const end of waiting) end(refuse(404, 'not_found', { text: 'The story is over.' }))
  waiting.clear()
}
