import { directionOf, type LanguageId, useTranslate } from '@console/core/i18n'
import type { RichText } from '@console/core/rich-text'
import { FieldSet, lazyPart, useLazyPart, VisuallyHidden } from '@console/ui'
import { Frame, Page } from './editor/frame'
import { RichTextView } from './reading/RichTextView'

export interface RichTextFieldProps {
  label: string
  description?: string | undefined
  errorMessage?: string | undefined
  value: RichText
  onChange: (value: RichText) => void
  onBlur: () => void
  language: LanguageId
}

const editor = lazyPart(() => import('./editor/Editor').then((m) => m.Editor))

/**
 * Editor for text with headings, lists, emphasis and links, in the direction of its language. Its code is loaded on first use.
 * Pasted content is reduced to what a text supports.
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
  const translate = useTranslate()
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
            <VisuallyHidden>{translate('rich-text:coming')}</VisuallyHidden>
          </div>
          {/* As high as the editor will be: content below does not move. */}
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
