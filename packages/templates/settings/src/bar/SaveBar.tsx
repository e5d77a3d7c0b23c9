import { type FieldConflict, fieldConflictsIn, type FormFoot, Merge } from '@console/form'
import { Button, Text, theme } from '@console/ui'
import { useId, useRef, useState, useEffectEvent, useLayoutEffect } from 'react'
import styled from 'styled-components'
import { allChanges, writtenOf } from '../changes/changes'
import { inOneText } from '../changes/entries'
import { useOpenSettings } from '../state/openSettings'
import { ReviewDialog } from './ReviewDialog'

/** Bar at the bottom of the window while there are changes: their number, changes by others, and the actions. */
export function SaveBar({ isBusy, isWaiting, began, errorBanner, settle, onDiscard }: FormFoot) {
  const { config, read, reading, meanwhile } = useOpenSettings()
  const { translate, formats } = reading
  const written = config.form.useValues()
  const [isReviewing, setIsReviewing] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const blockerId = useId()
  const changes = allChanges(config, read, written as never)
  const contested: FieldConflict[] = fieldConflictsIn(written, began, writtenOf(read))
  const isBlocked = contested.length > 0
  const counted = (key: 'changes' | 'sections', count: number) =>
    translate(`settings:${key}`, { count, number: formats.number(count) })

  if (changes.length === 0) return null
  return (
    <Root ref={root} role="region" aria-label={translate('settings:bar.label')}>
      <RestoreFocus section={changes[0]?.section ?? ''} />
      {errorBanner}
      <Merge
        contested={contested}
        shownOf={(name) => {
          const section = sectionOf({ name })
          const setting = config.sections[section]?.settings[name.split('.').slice(3).join('.')]
          return {
            label: setting ? reading.t(setting.label) : name,
            by: read.sections[section]?.changed?.by.name ?? null,
            textOf: (value) =>
              setting
                ? inOneText(
                    setting.kind.text(value, reading),
                    formats.list,
                    translate('settings:empty'),
                  )
                : String(value),
          }
        }}
        onSettle={settle}
      />
      {meanwhile.length > 0 ? (
        <Text as="p" size="sm" role="status">
          {translate('settings:bar.meanwhile', {
            who: formats.list(
              meanwhile.map((section) =>
                translate('settings:bar.meanwhile.one', {
                  section: reading.t(config.sections[section]?.title ?? ''),
                  name: formats.isolate(read.sections[section]?.changed?.by.name ?? ''),
                }),
              ),
            ),
          })}
        </Text>
      ) : null}
      <Line>
        <Text weight="medium" role="status">
          {translate('settings:bar.summary', {
            changes: counted('changes', changes.length),
            sections: counted('sections', new Set(changes.map(({ section }) => section)).size),
          })}
        </Text>
        <Buttons>
          <Button onPress={() => setIsReviewing(true)}>{translate('settings:bar.review')}</Button>
          <Button isDisabled={isBusy} onPress={onDiscard}>
            {translate('settings:bar.discard')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            aria-keyshortcuts="Control+Enter Meta+Enter"
            isUnavailable={isBlocked || isWaiting}
            aria-describedby={isBlocked ? blockerId : undefined}
            isPending={isBusy}
            pendingLabel={translate('settings:saving')}
          >
            {translate('settings:bar.save')}
          </Button>
        </Buttons>
      </Line>
      {isBlocked ? (
        <p id={blockerId} hidden>
          {translate('form:merge.first')}
        </p>
      ) : null}
      <ReviewDialog
        changes={changes}
        isOpen={isReviewing}
        isValid={!isReviewing || config.form.schema.safeParse(written).success}
        canSave={!isBlocked}
        onClose={() => setIsReviewing(false)}
        onSave={() => {
          setIsReviewing(false)
          root.current?.closest('form')?.requestSubmit()
        }}
      />
    </Root>
  )
}

/**
 * Rendered in the bar: when the bar disappears with focus in it, as after a save or a discard, focus moves to the heading of a
 * changed section. The save itself is announced by a notification.
 */
function RestoreFocus({ section }: { section: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const goOn = useEffectEvent(() => {
    const heading = `[data-section="${CSS.escape(section)}"] h2`
    document.querySelector<HTMLElement>(heading)?.focus({ preventScroll: true })
  })
  useLayoutEffect(() => {
    const bar = place.current?.parentElement
    return () => {
      if (bar?.contains(document.activeElement)) goOn()
    }
  }, [])
  return <span ref={place} hidden />
}

/** Section of a value in the form: `orders` for `sections.orders.values.prefixes.b2c`. */
function sectionOf({ name }: Pick<FieldConflict, 'name'>): string {
  return name.split('.')[1] ?? ''
}

const Root = styled.div`
  position: sticky;
  inset-block-end: var(--end, 0px);
  z-index: 2;
  display: grid;
  gap: ${theme.space[2]};
  margin-inline: calc(-1 * var(--gutter, 0px));
  margin-block-end: calc(-1 * var(--ledge, 0px));
  padding: ${theme.space[3]} var(--gutter, 0px);
  border-block-start: 1px solid ${theme.color.hairline};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.float};
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`
