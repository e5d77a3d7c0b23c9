import { IconButton, Toolbar } from '@console/ui'
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkDialog } from './LinkDialog'

/** Toggle for a mark or block type of the selection. */
interface Look {
  id: 'heading' | 'subheading' | 'bold' | 'italic' | 'bullets' | 'numbers'
  icon: LucideIcon
  isOn: (editor: Editor) => boolean
  toggle: (chain: ChainedCommands) => ChainedCommands
}

const looks: readonly Look[] = [
  {
    id: 'heading',
    icon: Heading2,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    toggle: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    id: 'subheading',
    icon: Heading3,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    toggle: (chain) => chain.toggleHeading({ level: 3 }),
  },
  {
    id: 'bold',
    icon: Bold,
    isOn: (editor) => editor.isActive('bold'),
    toggle: (chain) => chain.toggleBold(),
  },
  {
    id: 'italic',
    icon: Italic,
    isOn: (editor) => editor.isActive('italic'),
    toggle: (chain) => chain.toggleItalic(),
  },
  {
    id: 'bullets',
    icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    toggle: (chain) => chain.toggleBulletList(),
  },
  {
    id: 'numbers',
    icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    toggle: (chain) => chain.toggleOrderedList(),
  },
]

/** Toolbar for the selection. A press returns focus to the text. */
export function EditorToolbar({ editor }: { editor: Editor }) {
  const { t } = useTranslation('rich-text')
  const [isLinking, setIsLinking] = useState(false)
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      on: looks.filter(({ isOn }) => isOn(editor)).map(({ id }) => id),
      href: (editor.getAttributes('link').href as string | undefined) ?? null,
      isSelected: !editor.state.selection.empty,
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  })
  return (
    <>
      <Toolbar label={t('toolbar')}>
        {looks.map(({ id, icon: Icon, toggle }) => (
          <IconButton
            key={id}
            label={t(`look.${id}`)}
            aria-pressed={state.on.includes(id)}
            onPress={() => toggle(editor.chain().focus()).run()}
          >
            <Icon aria-hidden data-mirrored={id === 'bullets' || undefined} />
          </IconButton>
        ))}
        <IconButton
          label={t('link')}
          aria-pressed={state.href !== null}
          isUnavailable={!state.isSelected && state.href === null}
          onPress={() => setIsLinking(true)}
        >
          <Link2 aria-hidden />
        </IconButton>
        <IconButton
          label={t('undo')}
          isUnavailable={!state.canUndo}
          onPress={() => editor.chain().focus().undo().run()}
        >
          <Undo2 aria-hidden data-mirrored />
        </IconButton>
        <IconButton
          label={t('redo')}
          isUnavailable={!state.canRedo}
          onPress={() => editor.chain().focus().redo().run()}
        >
          <Redo2 aria-hidden data-mirrored />
        </IconButton>
      </Toolbar>
      {isLinking ? (
        <LinkDialog
          href={state.href}
          onClose={() => setIsLinking(false)}
          onChoose={(href) => {
            setIsLinking(false)
            const chain = editor.chain().focus().extendMarkRange('link')
            if (href === null) chain.unsetLink().run()
            else chain.setLink({ href }).run()
          }}
        />
      ) : null}
    </>
  )
}
