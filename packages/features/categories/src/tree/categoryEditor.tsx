import type { Text } from '@console/core/contracts'
import { languages } from '@console/core/i18n'
import {
  type CategoryValues,
  categoryIcons,
  categoryValues,
  slugOf,
} from '@console/domain/category'
import type { StructureNode } from '@console/core/structures'
import { defineForm } from '@console/form'
import { nodeForm, type PreviewProps } from '@console/structure'
import { Select, Stack, Text as Texts, TextField } from '@console/ui'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { CategoryIcon } from '../category/CategoryIcon'

/** Category with the fields of this editor. */
export interface NamedNode extends StructureNode {
  name: Text
  slug: string
  icon: string
}

const form = defineForm(categoryValues)

/** A single letter is not a valid address yet. */
function suggestedSlug(name: string): string {
  const slug = slugOf(name)
  return slug.length < 2 ? '' : slug
}

/** Fields of a category: its name in each language, its address segment, its icon. */
function Fields({ node }: { node: NamedNode | null }) {
  const { t } = useTranslation('categories')
  form.useFollow('slug', 'name.en', suggestedSlug, node === null)
  return (
    <Stack>
      {languages.map(({ id, direction }) => (
        <form.Field key={id} name={`name.${id}`}>
          {(field) => (
            <TextField
              label={t(`field.name.${id}`)}
              description={id === 'en' ? undefined : t('field.name.missing')}
              isRequired={id === 'en'}
              lang={id}
              dir={direction}
              {...field}
            />
          )}
        </form.Field>
      ))}
      <form.Field name="slug">
        {(field) => (
          <TextField
            label={t('field.slug')}
            description={t('field.slug.note')}
            isRequired
            isCode
            dir="ltr"
            {...field}
          />
        )}
      </form.Field>
      <form.Field name="icon">
        {(field) => (
          <Select
            label={t('field.icon')}
            options={categoryIcons.map((id) => ({
              id,
              label: t(`icon.${id}`),
              icon: <CategoryIcon icon={id} />,
            }))}
            {...field}
          />
        )}
      </form.Field>
    </Stack>
  )
}

/** Creates an editor of categories, with a preview of where they appear. */
export function categoryEditor<Node extends NamedNode>(
  Preview: ComponentType<PreviewProps<Node>>,
  blank: Omit<Node, keyof StructureNode>,
) {
  return nodeForm<Node, CategoryValues, CategoryValues>({
    form,
    blank,
    initial: ({ name, slug, icon }) => ({
      name: { tr: '', ar: '', ...name },
      slug,
      icon: icon as CategoryValues['icon'],
    }),
    Fields,
    texts: ({ name, slug, icon }, { t }) => [
      ...languages.map(({ id }) => ({
        label: t(`field.name.${id}`),
        value: <bdi>{name[id] ?? '–'}</bdi>,
      })),
      { label: t('field.slug'), value: <bdi>{slug}</bdi> },
      {
        label: t('field.icon'),
        value: (
          <Stack direction="row" gap={2}>
            <CategoryIcon icon={icon} />
            <Texts>{t(`icon.${icon}`)}</Texts>
          </Stack>
        ),
      },
    ],
    shownOf: (name, { t }) => ({
      label: t(`field.${name}`),
      textOf: (value) => (name === 'icon' ? t(`icon.${String(value)}`) : String(value) || '–'),
    }),
    Preview,
    messageOfIssue: ({ code, path = [], input }) =>
      code === 'invalid_format' && path.includes('slug') && input !== '' ? 'error.slug' : undefined,
  })
}
