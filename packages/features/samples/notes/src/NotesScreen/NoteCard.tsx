import { serverNow } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { LabelDot } from '@console/master-detail'
import { Checkbox, fingerReach, Link, Text, theme } from '@console/ui'
import { Clock, Pin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import type { Note, NoteLabel } from '../contract'
import { nameOf } from '../nameOf'
import { labelPath, notePath } from '../paths'
import { shownItems, textSizeOf } from './columnsOf'
import { NoteTools } from './NoteTools'
import type { NoteActs } from './useNoteActs'

interface NoteCardProps {
  note: Note
  labels: readonly NoteLabel[]
  acts: NoteActs
}

/** A note on the wall: the whole card is a link; its entries can be ticked, and its labels are links. */
export function NoteCard({ note, labels, acts }: NoteCardProps) {
  const { t } = useTranslation('notes')
  const formats = useFormats()
  const { pathname } = useLocation()
  const { id, title, description, image, checklist, reminder } = note
  const name = nameOf(note, t('note.unnamed'))
  const its = labels.filter((label) => note.labels.includes(label.id))
  const rest = checklist.length - shownItems
  return (
    <Root
      data-note={id}
      data-size={textSizeOf(note)}
      // The property accepts colours only, so no address from the server can be fetched here.
      style={note.color ? { backgroundColor: tintOf(note.color) } : undefined}
      data-done={reminder !== null && new Date(reminder) < serverNow() ? true : undefined}
    >
      {image === '' ? null : <img src={image} alt="" width={320} height={214} loading="lazy" />}
      <Title>
        <Link variant="quiet" href={notePath(pathname, id)} dir="auto">
          {note.pinned ? <Pinned size={14} role="img" aria-label={t('note.pinned')} /> : null}
          {title === '' ? <span data-unnamed>{name}</span> : title}
        </Link>
      </Title>
      {description === '' || (title === '' && description === name) ? null : (
        <Description dir="auto">{description}</Description>
      )}
      {checklist.length > 0 ? (
        <Items>
          {checklist.slice(0, shownItems).map((item) => (
            <li key={item.id}>
              <Checkbox
                isSelected={item.checked}
                isDisabled={note.deleted ?? false}
                onChange={(checked) =>
                  acts.change(note, {
                    checklist: checklist.map((each) =>
                      each.id === item.id ? { ...each, checked } : each,
                    ),
                  })
                }
              >
                <bdi data-checked={item.checked || undefined}>{item.text}</bdi>
              </Checkbox>
            </li>
          ))}
          {rest > 0 ? (
            <li>
              <Text size="sm" tone="muted">
                {t('note.moreItems', { count: rest, number: formats.number(rest) })}
              </Text>
            </li>
          ) : null}
        </Items>
      ) : null}
      {reminder !== null || its.length > 0 ? (
        <Marks>
          {reminder === null ? null : (
            <li data-reminder>
              <Clock size={12} aria-hidden />
              <time dateTime={reminder}>{formats.dateTime(new Date(reminder))}</time>
            </li>
          )}
          {its.map((label) => (
            <li key={label.id}>
              {label.color ? <LabelDot color={label.color} /> : null}
              <Link variant="quiet" href={labelPath(label)}>
                <bdi>{label.name}</bdi>
              </Link>
            </li>
          ))}
        </Marks>
      ) : null}
      <NoteTools {...{ note, name, acts }} />
    </Root>
  )
}

/** Colour of a note on its card, diluted so that all text stays legible. */
function tintOf(color: string): string {
  return `color-mix(in oklab, ${color} 11%, ${theme.color.surface})`
}

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  overflow: clip;

  > img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 3 / 2;
    object-fit: cover;
  }
  @media (hover: hover) {
    &:hover {
      border-color: ${theme.color.border};
    }
  }
`

const Title = styled.h2`
  min-block-size: ${theme.size.target};
  padding: ${theme.space[3]} ${theme.space[4]} 0;
  font-size: ${theme.text.lg};
  font-weight: 600;
  line-height: 1.4;
  overflow-wrap: anywhere;

  /* Aligned with the text below, whatever its language. */
  a {
    display: block;
    text-decoration: none;
    outline: none;
  }
  [data-unnamed] {
    font-weight: 400;
  }
  [data-size='large'] > & [data-unnamed] {
    font-size: ${theme.text.xl};
  }
  /* The whole card links to its note. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.card};
  }
  a:focus-visible {
    box-shadow: none;
  }
  a:focus-visible::after {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }
`

const Pinned = styled(Pin)`
  margin-inline-end: ${theme.space[1]};
  fill: currentColor;
  vertical-align: -2px;
`

const Description = styled.p`
  display: -webkit-box;
  margin: ${theme.space[1]} ${theme.space[4]} 0;
  color: ${theme.color.textMuted};
  white-space: pre-line;
  overflow: clip;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 12;

  [data-size='large'] > & {
    font-size: ${theme.text.xl};
    line-height: 1.4;
  }
  [data-size='medium'] > & {
    font-size: ${theme.text.lg};
  }
`

const Items = styled.ul`
  padding: ${theme.space[2]} ${theme.space[4]} 0;
  list-style: none;

  label {
    position: relative;
    z-index: 1;
  }
  bdi {
    overflow-wrap: anywhere;
  }
  bdi[data-checked] {
    color: ${theme.color.textMuted};
    text-decoration: line-through;
  }
`

const Marks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  padding: ${theme.space[3]} ${theme.space[4]} 0;
  list-style: none;
  font-size: ${theme.text.xs};

  li {
    position: relative;
    z-index: 1;
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
    min-block-size: max(26px, ${theme.size.target});
    padding-inline: ${theme.space[2]};
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.surface};
  }
  li[data-reminder] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
  }
  a {
    ${fingerReach}
  }
  [data-done] & li[data-reminder] time {
    text-decoration: line-through;
  }
`
