import { refuse } from './refuse'

const waiting = new Set<(refusal: Error) => void>()

/**
 * The answer of a call that has none as long as its story is shown: for stories that show waiting. The page is told of it, so that
 * who takes its picture need not wait (tools/pictures).
 */
export function unanswered({ request }: { request: Request }): Promise<never> {
  document.dispatchEvent(new CustomEvent('unanswered-call', { detail: request.url }))
  return new Promise((_, reject) => waiting.add(reject))
}

/** When a story is over: what still waits is refused, so that nobody takes it for lost and asks again in the next story. */
export function endUnanswered(): void {
  for (const end of waiting) end(refuse(404, 'not_found', 'The story is over.'))
  waiting.clear()
}
