import type { ActionableRow } from '@console/core/workflows'
import { useFormats, useTranslate, useText } from '@console/core/i18n'
import type { Resource } from '@console/core/resources'
import { Drawer, Heading, IconButton, Link, Spinner, Text, theme, useMediaQuery } from '@console/ui'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type ComponentType, type ReactNode, useRef } from 'react'
import { DecisionBar, type Decisions } from '@console/decision'
import { isFor, useKeydown } from '@console/core/keys'
import type { PreviewProps } from '../config/config'
import styled from 'styled-components'

/** Minimum width for a preview beside its list; below it, the preview is a drawer. */
const wide = '(min-width: 1200px)'

interface PreviewPaneProps<Row extends ActionableRow> {
  resource: Resource<Row>
  decisions: Decisions<Row>
  /** Null while it is loading, when it is not on the page. */
  row: Row | null
  /** Error of reading it; null without one. */
  error: ReactNode
  /** Body of the pane, loaded on first use. */
  Preview: ComponentType<PreviewProps<Row>>
  /** Address of the record's own screen; undefined when it has none. */
  href: string | undefined
  /** Label of that link, when it leads to another record. */
  hrefTitle?: string | undefined
  /** Position among the rows of the page, from 1; 0 when it is not among them. */
  place: number
  count: number
  /** Null at either end. */
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  onClose: () => void
}

/**
 * One row beside its list: at the end of the line from a window of 1200 px, in a drawer below that. Its actions stay
 * visible.
 */
export function PreviewPane<Row extends ActionableRow>(props: PreviewPaneProps<Row>) {
  const translate = useTranslate()
  const textOf = useText()
  const { resource, decisions, row, error, Preview, onClose } = props
  const isWide = useMediaQuery(wide)
  const pane = useRef<HTMLElement>(null)
  useKeydown(({ key }, target) => {
    const beside = pane.current?.parentElement
    if (key === 'Escape' && beside && isFor(beside, target)) onClose()
  })
  const title =
    row === null
      ? translate(error ? 'query-boundary:record.preview.failed' : 'list:index.preview.reading')
      : textOf(resource.nameOf(row))
  const body: ReactNode =
    row === null ? (error ?? <PreviewWait />) : <Preview row={decisions.shown(row)} />
  const decision = row === null ? null : <DecisionBar {...{ resource, decisions, row }} />

  if (!isWide)
    return (
      <Drawer
        title={title}
        closeLabel={translate('list:index.preview.close')}
        isOpen
        onOpenChange={onClose}
        footer={decision}
      >
        {/* Its keys are the list's (`useListKeys`). */}
        <div data-preview>
          <Position {...props} />
        </div>
        {body}
      </Drawer>
    )
  return (
    <Pane ref={pane} aria-label={translate('list:index.preview.label')} data-preview>
      <Header>
        <Heading level={2} size="lg">
          <bdi>{title}</bdi>
        </Heading>
        <IconButton label={translate('list:index.preview.close')} onPress={onClose}>
          <X aria-hidden />
        </IconButton>
      </Header>
      <Position {...props} />
      <Body tabIndex={0} role="group" aria-label={title}>
        {body}
      </Body>
      <Footer>{decision}</Footer>
    </Pane>
  )
}

/** Placeholder while the row or its code loads. */
export function PreviewWait() {
  return (
    <Wait>
      <Spinner />
    </Wait>
  )
}

/** Position in the page, with links to the neighbours and to the full record. */
function Position<Row extends ActionableRow>({
  href,
  hrefTitle,
  place,
  count,
  onPrevious,
  onNext,
}: PreviewPaneProps<Row>) {
  const translate = useTranslate()
  const formats = useFormats()
  return (
    <Line>
      {href === undefined ? null : (
        <Link href={href}>{hrefTitle ?? translate('list:index.preview.open')}</Link>
      )}
      {place === 0 ? null : (
        <Text tone="muted" size="sm">
          {translate('list:index.preview.place', {
            place: formats.number(place),
            total: formats.number(count),
          })}
        </Text>
      )}
      <IconButton
        label={translate('list:index.preview.previous')}
        isDisabled={onPrevious === null}
        onPress={() => onPrevious?.()}
      >
        <ChevronUp aria-hidden />
      </IconButton>
      <IconButton
        label={translate('list:index.preview.next')}
        isDisabled={onNext === null}
        onPress={() => onNext?.()}
      >
        <ChevronDown aria-hidden />
      </IconButton>
    </Line>
  )
}

const Pane = styled.aside`
  display: flex;
  flex: none;
  flex-direction: column;
  inline-size: 420px;
  min-block-size: 0;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`

const Header = styled.header`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${theme.space[2]};
  padding-block-start: ${theme.space[3]};
  padding-inline: ${theme.space[4]} ${theme.space[3]};
`

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  padding-inline: ${theme.space[4]} ${theme.space[3]};

  > :first-child {
    margin-inline-end: auto;
  }
  [role='dialog'] & {
    padding: 0;
  }
`

const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[4]};
  overflow: auto;

  &:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
`

const Footer = styled.footer`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-block-start: 1px solid ${theme.color.hairline};

  &:empty {
    display: none;
  }
`

const Wait = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 240px;
`
