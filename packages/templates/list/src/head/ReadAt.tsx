import { useFormats } from '@console/core/i18n'
import { Text, theme } from '@console/ui'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { NewsText } from './NewRows'
import { narrow } from '../layout/narrow'

interface ReadAtProps {
  /** Read time of the shown rows; undefined before the first answer. */
  at: Date | undefined
  /** Set when the refetch failed, or there is no network: the shown rows are old. */
  isOld: boolean
}

/**
 * Read time of a list. Its room is reserved, so that nothing moves when the time appears, or when `NewRows` replaces it with the
 * number of new rows.
 */
export function ReadAt({ at, isOld }: ReadAtProps) {
  const { t } = useTranslation('list')
  const formats = useFormats()
  // Rendered after the rows: formatting the first time takes 70 ms at 4× slowdown.
  const isTimed = useDeferredValue(at !== undefined, false)
  const readAtText = (isOver: boolean, time: string) =>
    t(isOver ? 'index.header.old' : 'index.header.asOf', { time })
  return (
    <Root data-read-at>
      <Text tone={isOld ? 'warning' : 'muted'} size="sm" role="status">
        {at && isTimed ? readAtText(isOld, formats.time(at)) : null}
      </Text>
      {[false, true].map((isOver) => (
        <Room key={String(isOver)} size="sm" aria-hidden>
          {readAtText(isOver, '00:00 00')}
        </Room>
      ))}
      <Room size="sm" aria-hidden data-news>
        <NewsText gone={99} added={0} />
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

/** Reserves the width of every possible text. */
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
