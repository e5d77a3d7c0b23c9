import { type LanguageId, useFormats, useText } from '@console/core/i18n'
import {
  type CategoryInputs,
  definitionsOf,
  type InputDefinition,
  type InputGroup,
  type InputSubject,
  inputCapabilities,
  resolveInputs,
  type ResolvedGroup,
} from '@console/domain/input'
import { EditorPanes } from '@console/master-detail'
import { Banner, Heading, Stack } from '@console/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DescriptionList } from '@console/details'
import { SellerForm } from './form/SellerForm'
import { CategoryEditor } from './CategoryEditor'
import { type AskingNode, inputsAbove, ownInputs } from './lineage'

export interface CategoryDetailProps {
  /** Type of items that its inputs are about. */
  subject: InputSubject
  node: AskingNode
  /** Name in the user's language. */
  name: string
  nodes: readonly AskingNode[]
  documents: readonly CategoryInputs[]
  inputs: readonly InputDefinition[]
  canEdit: boolean
  /** Link to the category; left out if it is already shown. */
  link?: ReactNode
}

/** Inputs of a category: their editor, and a preview of the seller's form. */
export function CategoryDetail(props: CategoryDetailProps) {
  const { subject, node, name, nodes, documents, inputs, canEdit, link } = props
  const { t, i18n } = useTranslation('marketplace')
  const [language, setLanguage] = useState(i18n.language as LanguageId)
  const formats = useFormats()
  const categoryId = node.nodeId
  const own = ownInputs(documents, categoryId)
  const [typed, setTyped] = useState<readonly InputGroup[]>(own.groups)
  const surrounding = useMemo(
    () => ({
      categoryId,
      above: inputsAbove(nodes, documents, categoryId),
      definitions: definitionsOf(inputs),
    }),
    [categoryId, nodes, documents, inputs],
  )
  const resolved = useMemo(
    () =>
      resolveInputs(
        [...surrounding.above, { categoryId, groups: [...typed] }],
        surrounding.definitions,
      ),
    [surrounding, categoryId, typed],
  )
  return (
    <EditorPanes
      canEdit={canEdit}
      preview={<SellerForm groups={resolved} language={language} />}
      language={language}
      onLanguageChange={setLanguage}
    >
      <Stack gap={4}>
        <Stack direction="row" gap={3} align="center" justify="between" isWrapping>
          <Heading level={2} size="lg">
            {name}
          </Heading>
          {link}
        </Stack>
        {canEdit ? (
          <CategoryEditor {...{ subject, surrounding, own, nodes, documents }} onTyped={setTyped} />
        ) : (
          <>
            <Banner tone="info">
              {t('inputs.readOnly', { roles: formats.list(inputCapabilities.edit.roles) })}
            </Banner>
            <CategoryTexts groups={resolved} />
          </>
        )}
      </Stack>
    </EditorPanes>
  )
}

/** Read-only view of a category's inputs. */
function CategoryTexts({ groups }: { groups: readonly ResolvedGroup[] }) {
  const { t } = useTranslation('marketplace')
  const textOf = useText()
  return groups.map(({ key, label, inputs }) => (
    <Stack key={key} gap={2}>
      <Heading level={3} size="md">
        {textOf(label)}
      </Heading>
      <DescriptionList
        details={inputs.map(({ definition, isRequired, origin }) => ({
          label: textOf(definition.label),
          value: [
            t(`inputs.type.${definition.type}`),
            ...(isRequired ? [t('inputs.asked.isRequired')] : []),
            ...(origin === 'own' ? [] : [t(`inputs.origin.${origin}`)]),
          ].join(' · '),
        }))}
      />
    </Stack>
  ))
}
