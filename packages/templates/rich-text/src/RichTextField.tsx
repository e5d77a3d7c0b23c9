import { directionOf, type LanguageId, useSay } from '@console/core/i18n'
import type { RichText } from '@console/core/rich-text'
import { FieldSet, lazyPart, useLazyPart, VisuallyHidden } from '@console/ui'
import { Frame, Page } from './frame'
import { RichTextView } from './reading/RichTextView'

export interface RichTextFieldProps {
  label: string
  description?: string | undefined
  errorMessage?: string | undefined
  value: RichText
  onChange: (value: RichText) => void
  onBlur: () => void
  /** The language that is written. */
  language: LanguageId
}

const editor = lazyPart(() => import('./editor/Editor').then((m) => m.Editor))

/**
 * A text with headings, lists, emphasis and links, written as it is read, in its own language's direction. The editor is fetched when it is
 * first drawn. What is pasted keeps what a text can have, and nothing else.
 */
export function RichTextField({
  label,
  description,
  errorMessage,
  value,
  onChange,
  onBlur,
  language,
}: RichTextFieldProps) {
  const say = useSay()
  const Editor = useLazyPart(editor, true, () => undefined)
  return (
    <FieldSet {...{ label, description, errorMessage, onBlur }}>
      {Editor ? (
        <Editor
          {...{ label, value, onChange }}
          lang={language}
          dir={directionOf(language)}
          isInvalid={errorMessage !== undefined}
        />
      ) : (
        <Frame aria-busy>
          <div role="status">
            <VisuallyHidden>{say('rich-text:coming')}</VisuallyHidden>
          </div>
          {/* As high as the editor will be: what stands below keeps its place. */}
          <Page>
            <div>
              <RichTextView text={value} lang={language} dir={directionOf(language)} />
            </div>
          </Page>
        </Frame>
      )}
    </FieldSet>
  )
}
