import { Heading, Link } from '@console/ui'
import type { ResultProps } from './Found'
import { Marked } from './Marked'
import { toHref } from './toHref'

/** The title of a result, a link where its address can be followed. */
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
