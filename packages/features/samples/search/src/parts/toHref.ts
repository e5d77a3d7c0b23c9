import { sameOriginPath } from '@console/core/routes'

/** Link target of a result: a path of this console or an http(s) address; undefined for anything else. */
export function toHref(url: string): string | undefined {
  const path = sameOriginPath(url)
  if (path !== null) return path
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? url : undefined
}
