import { Dialog, Heading, Key, theme } from '@console/ui'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { KeyGroup } from './useShellKeys'

export interface ShortcutsDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  groups: readonly KeyGroup[]
}

/** The dialog that `?` opens: keyboard shortcuts. */
export function ShortcutsDialog({ isOpen, onOpenChange, groups }: ShortcutsDialogProps) {
  const { t } = useTranslation('toolbar')
  return (
    <Dialog
      title={t('keys.title')}
      closeLabel={t('keys.close')}
      size="small"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Groups>
        {groups.map(({ title, keys }) => (
          <section key={title} aria-label={title}>
            <Heading level={3} size="md">
              {title}
            </Heading>
            <List>
              {keys.map((line) => (
                <Line key={line.what}>
                  <dt>{line.what}</dt>
                  <dd>
                    {line.keys.map((keys) => (
                      <Chord key={keys} keys={keys.split('+')} />
                    ))}
                  </dd>
                </Line>
              ))}
            </List>
          </section>
        ))}
      </Groups>
    </Dialog>
  )
}

/** Keys that are pressed together are written left to right everywhere, as on their keyboards. */
function Chord({ keys }: { keys: readonly string[] }) {
  return (
    <bdi dir="ltr">
      {keys.map((key, place) => (
        <Fragment key={key}>
          {place > 0 ? <Plus>+</Plus> : null}
          <Key>{key}</Key>
        </Fragment>
      ))}
    </bdi>
  )
}

const Groups = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`

const List = styled.dl`
  margin-block-start: ${theme.space[1]};
`

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[2]};
  & + & {
    border-block-start: 1px solid ${theme.color.hairline};
  }
  dd {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    justify-content: end;
    gap: ${theme.space[1]} ${theme.space[2]};
    max-inline-size: 60%;
    white-space: nowrap;
  }
`

const Plus = styled.span`
  padding-inline: ${theme.space[1]};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
`
