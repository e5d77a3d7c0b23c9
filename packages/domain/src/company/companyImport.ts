import type { ImportKind } from '@console/core/imports'
import { companyImportCalls } from './addresses'
import { companyCapabilities } from './capabilities'

/** Import of companies from a spreadsheet. A company is matched by its licence. */
export const companyImport: ImportKind = {
  ...companyImportCalls,
  columns: [
    {
      field: 'name',
      type: 'text',
      isRequired: true,
      names: ['Name', 'Company', 'Company name', 'Ad', 'Şirket', 'الاسم', 'الشركة'],
      min: 2,
      max: 160,
      example: 'Example Pharma Ltd',
    },
    {
      field: 'kind',
      type: 'choice',
      isRequired: true,
      names: ['Kind', 'Type', 'Tür', 'النوع'],
      choices: {
        manufacturer: ['üretici', 'مصنّع', 'مصنع', 'مُصنِّع'],
        distributor: ['dağıtıcı', 'موزّع', 'موزع'],
        importer: ['ithalatçı', 'مستورد'],
        marketing_authorisation_holder: [
          'MAH',
          'authorisation holder',
          'ruhsat sahibi',
          'صاحب ترخيص التسويق',
          'صاحب رخصة التسويق',
        ],
      },
      example: 'manufacturer',
    },
    {
      field: 'country',
      type: 'country',
      isRequired: true,
      names: ['Country', 'Country code', 'Ülke', 'Ülke kodu', 'البلد', 'رمز البلد'],
      example: 'KE',
    },
    {
      field: 'regulator',
      type: 'choice',
      isRequired: true,
      names: ['Regulator', 'Authority', 'Otorite', 'Kurum', 'الجهة الرقابية', 'الهيئة'],
      choices: {
        PPB: [],
        NDA: [],
        TMDA: [],
        RwandaFDA: ['Rwanda FDA'],
        EFDA: [],
        other: ['another', 'diğer', 'başka', 'أخرى'],
      },
      example: 'PPB',
    },
    {
      field: 'licenceNo',
      type: 'text',
      isRequired: true,
      names: ['Licence no.', 'License number', 'Licence', 'Ruhsat no', 'رقم الترخيص'],
      min: 3,
      max: 40,
      example: 'PPB/M/0001',
    },
    {
      field: 'licenceExpiresOn',
      type: 'day',
      isRequired: true,
      names: ['Licence expires', 'Expires', 'Ruhsat bitişi', 'انتهاء الترخيص'],
      example: '2028-12-31',
    },
    {
      field: 'person',
      type: 'text',
      names: ['Contact person', 'İlgili kişi', 'جهة الاتصال'],
      min: 2,
      max: 120,
      example: 'Jane Doe',
    },
    {
      field: 'email',
      type: 'text',
      names: ['Email', 'E-mail', 'E-posta', 'البريد الإلكتروني'],
      pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
      max: 120,
      example: 'office@example.com',
    },
    {
      field: 'phone',
      type: 'phone',
      names: ['Phone', 'Telephone', 'Telefon', 'الهاتف'],
      example: '+254700000000',
    },
  ],
  key: ['regulator', 'licenceNo'],
  edit: companyCapabilities.edit,
}
