import { defineForm, Form, FormDialog, type Issue } from '@console/form'
import { DateField, Grid, TextArea, TextField } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { type Contact, contactFields, type ContactFields } from '../contract'

const contactForm = defineForm(contactFields)

const blank: ContactFields = {
  name: '',
  lastName: '',
  nickname: '',
  company: '',
  jobTitle: '',
  email: '',
  phone: '',
  address: '',
  birthday: '',
  notes: '',
}

interface ContactDialogProps {
  /** Contact to edit; null for a new one. */
  contact: Contact | null
  save: (id: string | null, fields: ContactFields, key: string) => Promise<Contact>
  onSaved: (contact: Contact) => void
  onClose: () => void
}

/** Form of a contact. */
export function ContactDialog({ contact, save, onSaved, onClose }: ContactDialogProps) {
  const { t } = useTranslation('contacts')
  const id = contact?.id ?? null

  /** Messages for the contract's own rules. */
  function describeIssue({ code, path = [] }: Issue): string | undefined {
    const [field] = path
    return code === 'custom' && (field === 'email' || field === 'phone' || field === 'birthday')
      ? t(`form.${field}`)
      : undefined
  }

  return (
    <FormDialog isOpen title={t(contact ? 'form.edit' : 'form.new')} onClose={onClose}>
      {(close) => (
        <Form
          form={contactForm}
          draft={`contact:${id ?? 'new'}`}
          initial={contact ? fieldsOf(contact) : blank}
          describeIssue={describeIssue}
          write={(fields, key) => save(id, fields, key)}
          onSent={onSaved}
          onCancel={close}
          submitLabel={t('form.save')}
        >
          <Grid minColumn="regular">
            <contactForm.Field name="name">
              {(field) => <TextField label={t('contact.name')} isRequired {...field} />}
            </contactForm.Field>
            <contactForm.Field name="lastName">
              {(field) => <TextField label={t('contact.lastName')} {...field} />}
            </contactForm.Field>
            <contactForm.Field name="email">
              {(field) => <TextField label={t('contact.email')} type="email" {...field} />}
            </contactForm.Field>
            <contactForm.Field name="phone">
              {(field) => <TextField label={t('contact.phone')} type="tel" {...field} />}
            </contactForm.Field>
            <contactForm.Field name="company">
              {(field) => <TextField label={t('contact.company')} {...field} />}
            </contactForm.Field>
            <contactForm.Field name="jobTitle">
              {(field) => <TextField label={t('contact.jobTitle')} {...field} />}
            </contactForm.Field>
            <contactForm.Field name="nickname">
              {(field) => <TextField label={t('contact.nickname')} {...field} />}
            </contactForm.Field>
            <contactForm.Field name="birthday">
              {(field) => <DateField label={t('contact.birthday')} {...field} />}
            </contactForm.Field>
          </Grid>
          <contactForm.Field name="address">
            {(field) => <TextArea label={t('contact.address')} {...field} />}
          </contactForm.Field>
          <contactForm.Field name="notes">
            {(field) => <TextArea label={t('contact.notes')} {...field} />}
          </contactForm.Field>
        </Form>
      )}
    </FormDialog>
  )
}

function fieldsOf({
  id: _id,
  avatar: _avatar,
  deleted: _deleted,
  ...fields
}: Contact): ContactFields {
  return fields
}
