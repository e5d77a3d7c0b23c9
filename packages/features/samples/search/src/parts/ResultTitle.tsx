import { Heading, Link } from '@console/ui'
import type { ResultProps } from './Found'
import { Marked } from './Marked'
import { toHref } from './toHref'

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
