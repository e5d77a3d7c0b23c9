import { makeKey } from '@console/core/api'
import type { Board, BoardList, Card, Label, Member } from './contract'

/** Specification 9: labels of a new board. */
export const firstLabels: readonly Label[] = [
  { id: 'label-1', name: 'High Priority', class: 'red' },
  { id: 'label-2', name: 'Design', class: 'amber' },
  { id: 'label-3', name: 'App', class: 'blue' },
  { id: 'label-4', name: 'Feature', class: 'green' },
]

/** Colours of a board; the first is the default. */
export const boardColors = ['cobalt', 'forest', 'clay', 'slate'] as const

/** A name in the form for addresses: letters of any script and digits. */
export function uriOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

/** New board without lists, with its creator as a member. */
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

/** New card with only a name. */
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

/** New list without cards. */
export function newList(name: string): BoardList {
  return { id: makeKey(), name, idCards: [] }
}
