import { makeKey } from '@console/core/api'
import type { Board, BoardList, Card, Label, Member } from './contract'

/** Specification 9: the labels that a new board has. */
export const firstLabels: readonly Label[] = [
  { id: 'label-1', name: 'High Priority', class: 'red' },
  { id: 'label-2', name: 'Design', class: 'amber' },
  { id: 'label-3', name: 'App', class: 'blue' },
  { id: 'label-4', name: 'Feature', class: 'green' },
]

/** The colours a board can have; the first is that of a new one. */
export const boardColors = ['cobalt', 'forest', 'clay', 'slate'] as const

/** A name, as far as an address can say it: letters of any script and digits. */
export function uriOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

/** A board without lists, of whoever makes it. */
export function newBoard(name: string, maker: Member): Board {
  return {
    id: makeKey(),
    name,
    uri: uriOf(name),
    settings: { color: boardColors[0], subscribed: false, cardCoverImages: true },
    lists: [],
    cards: [],
    members: [maker],
    labels: [...firstLabels],
  }
}

/** A card of which only the name is known. */
export function newCard(name: string): Card {
  return {
    id: makeKey(),
    name,
    description: '',
    idAttachmentCover: '',
    idMembers: [],
    idLabels: [],
    attachments: [],
    subscribed: false,
    checklists: [],
    activities: [],
    due: null,
  }
}

/** A list without cards. */
export function newList(name: string): BoardList {
  return { id: makeKey(), name, idCards: [] }
}
