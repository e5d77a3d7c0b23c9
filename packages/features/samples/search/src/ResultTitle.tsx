import { Heading, Link } from '@console/ui'
import { sameOriginPath } from '@console/core/routes'
import type { ResultProps } from './SearchResults'
import { Marked } from './Marked'

/** Title of a result, linked if its address is allowed. */
export function ResultTitle({ result: { title, url }, words }: ResultProps) {
  const href = toHref(url)
  return (
    <Heading level={2} size="lg">
      {href === undefined ? (
        <Marked words={words}>{title}</Marked>
      ) : (
        <Link variant="alone" href={href}>
          <Marked words={words}>{title}</Marked>
        </Link>
      )}
    </Heading>
  )
}

/** Link target of a result: a path of this console or an http(s) address; undefined for anything else. */
function toHref(url: string): string | undefined {
  const path = sameOriginPath(url)
  if (path !== null) return path
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? url : undefined
}
