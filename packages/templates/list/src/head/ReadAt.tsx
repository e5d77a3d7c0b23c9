import { useFormats } from '@console/core/i18n'
import { Text, theme } from '@console/ui'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { NewsWords } from '../rows/NewRows'
import { narrow } from '../rows/styles/narrow'

interface ReadAtProps {
  /** When what is shown was read; undefined before anything is. */
  at: Date | undefined
  /** Reading it anew has failed, or there is no network: what is shown is from then. */
  isOld: boolean
}

/**
 * Of when a list is. Its place is kept, so that nothing moves when the time comes, or when `NewRows` says here that this is no longer
 * how things are.
 */
export function ReadAt({ at, isOld }: ReadAtProps) {
  const { t } = useTranslation('list')
  const formats = useFormats()
  // After the rows: the first time of day to be written takes 70 ms at 4× slowdown.
  const isTimed = useDeferredValue(at !== undefined, false)
  const said = (isOver: boolean, time: string) =>
    t(isOver ? 'index.header.old' : 'index.header.asOf', { time })
  return (
    <Root data-read-at>
      <Text tone={isOld ? 'warning' : 'muted'} size="sm" role="status">
        {at && isTimed ? said(isOld, formats.time(at)) : null}
      </Text>
      {[false, true].map((isOver) => (
        <Room key={String(isOver)} size="sm" aria-hidden>
          {said(isOver, '00:00 00')}
        </Room>
      ))}
      <Room size="sm" aria-hidden data-news>
        <NewsWords gone={99} added={0} />
      </Room>
    </Root>
  )
}

const Root = styled.span`
  display: grid;
  text-align: end;

  > * {
    grid-area: 1 / 1;
  }
`

/** As wide as whatever may be said here. */
const Room = styled(Text)`
  visibility: hidden;

  &[data-news] {
    padding-inline: ${theme.space[3]};
  }
  @container list ${narrow} {
    &[data-news] {
      display: none;
    }
  }
`
