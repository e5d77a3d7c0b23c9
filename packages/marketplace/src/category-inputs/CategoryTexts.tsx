import { useText } from '@console/core/i18n'
import type { ResolvedGroup } from '@console/domain/input'
import { DescriptionList } from '@console/details'
import { Heading, Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Read-only view of a category's inputs. */
export function CategoryTexts({ groups }: { groups: readonly ResolvedGroup[] }) {
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
