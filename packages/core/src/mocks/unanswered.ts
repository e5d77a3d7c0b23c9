/**
 * The answer of a call that never has one: for stories that show waiting. The page is told of it, so that who takes its
 * picture need not wait (tools/pictures).
 */
export function unanswered({ request }: { request: Request }): Promise<never> {
  document.dispatchEvent(new CustomEvent('unanswered-call', { detail: request.url }))
  return new Promise(() => {})
}
