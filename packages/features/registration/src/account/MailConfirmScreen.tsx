import { useSend } from '@console/core/api'
import { useFormats, useSay } from '@console/core/i18n'
import { accountPaths, confirmMail } from '@console/domain/account'
import { wordsOfFormRefusal } from '@console/form'
import { Answer, Banner, Button, Link, Text } from '@console/ui'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { GuestQueries } from '../parts/GuestQueries'
import { AccountPage } from './AccountPage'

/** What /register tells of who has just registered: to whom a link was sent, and where it leads on a sample backend. */
const registered = z.object({ email: z.string(), link: z.nullable(z.string()) })

/** /auth/mail-confirm: with `?token=` an address is confirmed by a press, for mail programs look at links by themselves; without it, where to look. */
export function MailConfirmScreen() {
  const { t } = useTranslation('registration')
  const [search] = useSearchParams()
  const token = search.get('token')
  return (
    <AccountPage title={t('confirm.title')}>
      {token === null ? (
        <Look />
      ) : (
        <GuestQueries>
          <Confirm token={token} />
        </GuestQueries>
      )}
    </AccountPage>
  )
}

function Look() {
  const { t } = useTranslation('registration')
  const { success, data } = registered.safeParse(useLocation().state)
  return (
    <>
      <Text as="p" role="status">
        {success ? t('confirm.look', { email: data.email }) : t('confirm.look.anyone')}
      </Text>
      {success && data.link !== null ? (
        <Text as="p" tone="muted">
          {t('confirm.sample')} <Link href={data.link}>{t('confirm.sample.open')}</Link>
        </Text>
      ) : null}
    </>
  )
}

function Confirm({ token }: { token: string }) {
  const { t } = useTranslation('registration')
  const say = useSay()
  const formats = useFormats()
  const send = useSend()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => confirmMail(send, token),
    networkMode: 'always',
  })
  if (data !== undefined) return <Answer>{data}</Answer>
  return (
    <>
      <Text as="p">{t('confirm.help')}</Text>
      {error === null ? null : (
        <Banner
          tone="danger"
          actions={<Link href={accountPaths.register}>{t('confirm.again')}</Link>}
        >
          {wordsOfFormRefusal(error, say, formats)}
        </Banner>
      )}
      <Button
        variant="primary"
        isWide
        isPending={isPending}
        pendingLabel={t('confirm.submitting')}
        onPress={() => mutate()}
      >
        {t('confirm.submit')}
      </Button>
    </>
  )
}
