import { TextField, Text } from '@console/ui'
import { defineForm } from '@console/form'
import { childrenOf } from '@console/core/structures'
import type { StructureConfig } from '../config/config'
import { configuredScreen } from '../StructureScreen'
import { nodeForm } from '../editor/nodeForm'
import type { PreviewProps } from '../preview/Preview'
import { type Shelf, shelves, type ShelfValues, shelfValues } from './shelves'

const form = defineForm(shelfValues)

const languages = ['en', 'tr', 'ar'] as const
const labels = { en: 'Name', tr: 'Name in Turkish', ar: 'Name in Arabic' }

function Fields() {
  return languages.map((language) => (
    <form.Field key={language} name={`name.${language}`}>
      {(field) => <TextField label={labels[language]} dir="auto" {...field} />}
    </form.Field>
  ))
}

function ShopWindow({ nodes, nodeId, language }: PreviewProps<Shelf>) {
  const own = nodes.find((node) => node.nodeId === nodeId)
  const nameOf = ({ name }: Shelf) => name[language] || name.en
  return (
    <>
      <Text as="p" weight="medium">
        {own ? nameOf(own) : ''}
      </Text>
      <ul>
        {childrenOf(nodes, nodeId).map((child) => (
          <li key={child.nodeId}>{nameOf(child)}</li>
        ))}
      </ul>
    </>
  )
}

/** Shelves. Their screen has no messages of its own: a key without a message is shown as it is. */
const config: StructureConfig<Shelf, ShelfValues> = {
  namespace: 'structure',
  title: 'Shelves',
  structure: shelves,
  scopes: { shop: 'Shop', cellar: 'Cellar', attic: 'Attic' },
  nameOf: ({ name }) => name,
  note: ({ nodeId }, nodes, { formats }) => {
    const count = childrenOf(nodes, nodeId).length
    return count > 0 ? formats.number(count) : null
  },
  isMuted: ({ isOpen }) => !isOpen,
  Editor: nodeForm<Shelf, ShelfValues, ShelfValues>({
    form,
    blank: { name: { en: '' }, isOpen: true },
    initial: ({ name }) => ({ name: { tr: '', ar: '', ...name } }),
    Fields,
    texts: ({ name }) => languages.map((id) => ({ label: labels[id], value: name[id] ?? '–' })),
    shownOf: (name) => ({
      label: labels[name.slice('name.'.length) as keyof typeof labels],
      textOf: String,
    }),
    Preview: ShopWindow,
  }),
  transitions: ({ isOpen }) => [
    isOpen ? { action: 'shut', title: 'Shut it' } : { action: 'open', title: 'Open it' },
  ],
  messages: {
    tree: 'Shelves',
    create: 'New shelf',
    createBelow: 'New shelf in it',
    records: 'packs',
    empty: 'Begin with a first shelf.',
    choose: 'Choose a shelf.',
    events: { open: 'Opened', shut: 'Shut' },
    fields: { name: 'name' },
  },
}

/** Screen of shelves. */
export const ShelvesScreen = configuredScreen(config as never)
