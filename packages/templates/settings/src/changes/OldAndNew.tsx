import { Text, theme, VisuallyHidden } from '@console/ui'
import { ArrowRight, Minus, Plus } from 'lucide-react'
import styled from 'styled-components'
import { useOpenSettings } from '../state/openSettings'
import type { Change } from './changes'
import { entryChanges, inOneText } from './entries'

/** Former and new value of a setting: one value for another, or the entries added to a list and removed from it. */
export function OldAndNew({ change: { setting, before, after } }: { change: Change }) {
  const { reading } = useOpenSettings()
  const { translate, formats } = reading
  const { Difference } = setting.kind
  if (Difference) return <Difference before={before} after={after} />
  const [old, now] = [before, after].map((value) => setting.kind.text(value, reading))
  if (Array.isArray(old) && Array.isArray(now))
    return (
      <List>
        {entryChanges(old, now).map((entry) =>
          entry.kind === 'changed' ? (
            <li key={entry.id}>
              <Became before={entry.before} after={entry.after} />
            </li>
          ) : (
            <li key={entry.id} data-kind={entry.kind}>
              {entry.kind === 'added' ? (
                <Plus size={14} aria-hidden />
              ) : (
                <Minus size={14} aria-hidden />
              )}
              <span>
                <Text size="sm" tone="muted">
                  {translate(
                    entry.kind === 'added' ? 'settings:change.added' : 'settings:change.removed',
                  )}
                </Text>{' '}
                <bdi>{entry.text}</bdi>
              </span>
            </li>
          ),
        )}
      </List>
    )
  const whole = (text: typeof old) =>
    inOneText(text ?? '', formats.list, translate('settings:empty'))
  return <Became before={whole(old)} after={whole(now)} />
}

function Became({ before, after }: { before: string; after: string }) {
  const { reading } = useOpenSettings()
  return (
    <Line>
      <Old>
        <bdi>{before}</bdi>
      </Old>
      <ArrowRight size={14} aria-hidden data-mirrored />
      <VisuallyHidden>{reading.translate('settings:change.became')}</VisuallyHidden>
      <Text weight="medium">
        <bdi>{after}</bdi>
      </Text>
    </Line>
  )
}

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};

  svg {
    flex: none;
    color: ${theme.color.textMuted};
  }
`

const Old = styled.del`
  color: ${theme.color.textMuted};
`

const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;

  > [data-kind] {
    display: flex;
    align-items: baseline;
    gap: ${theme.space[2]};
  }
  > [data-kind] > svg {
    flex: none;
    align-self: center;
  }
  > [data-kind='added'] > svg {
    color: ${theme.color.success};
  }
  > [data-kind='removed'] > svg {
    color: ${theme.color.danger};
  }
`
