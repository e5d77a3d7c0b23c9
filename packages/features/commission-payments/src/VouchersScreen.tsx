import type { ReadAhead } from '@console/core/routes'
import { toNewVoucher } from '@console/domain/commission-voucher'
import { listScreen } from '@console/templates/Index'
import { Button } from '@console/ui'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { PrepareVoucher } from './prepare/PrepareVoucher'
import { vouchers } from './vouchers'

const List = listScreen(vouchers, { Primary: NewVoucher })

/** /agent/commission/payment/voucher (specification 2): vouchers; with `?new=1` one that is prepared, `&agent=&currency=` for whom. */
export function VouchersScreen() {
  const [search] = useSearchParams()
  return search.has('new') ? <PrepareVoucher key={search.toString()} /> : <List />
}

const readAhead: ReadAhead = async (reading, address) =>
  new URLSearchParams(address.search).has('new') ? undefined : List.readAhead?.(reading, address)

VouchersScreen.readAhead = readAhead

/** Prepares a voucher. */
function NewVoucher() {
  const { t } = useTranslation('commission-payments')
  const navigate = useNavigate()
  return (
    <Button variant="primary" onPress={() => void navigate(toNewVoucher())}>
      <Plus aria-hidden />
      {t('vouchers.new')}
    </Button>
  )
}
