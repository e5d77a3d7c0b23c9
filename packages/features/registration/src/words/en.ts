/** The words of registering, in English, their source. */
export const en = {
  /** Registering: the heading of the fields about the business. */
  'about.business': 'Your business',
  /** Registering: the field. */
  'about.email': 'Email',
  /** Registering: the field. */
  'about.firstName': 'First name',
  /** Registering: what the first step is for. */
  'about.help':
    'Give everything as it stands in your documents. You can change it until you send the registration off.',
  /** Registering: the field. */
  'about.idNumber': 'Number of that document',
  /** Registering again: below that field, of which the last four are shown. */
  'about.idNumber.kept': 'It stays as you gave it, unless you type another.',
  /** Registering: the field. */
  'about.idType': 'You identify yourself with',
  /** Registering: the field. */
  'about.kind': 'Kind of business',
  /** Registering: the field. */
  'about.lastName': 'Last name',
  /** Registering: the field. */
  'about.legalName': 'Legal name',
  /** Registering: below that field. */
  'about.legalName.note': 'As it stands in the certificate of registration',
  /** Registering: the heading of the fields about the owner. */
  'about.owner': 'You, the owner',
  /** Registering: the field. */
  'about.phone': 'Telephone',
  /** Registering: below the telephone number while it is none. */
  'about.phone.invalid': 'Begin with + and the code of the country, such as +254712345678',
  /** Registering: below that field. */
  'about.phone.note': 'With + and the code of the country',
  /** Registering: the field. */
  'about.registrationNo': 'Registration number',
  /** Registering: the field. */
  'about.taxPin': 'Tax number',
  /** Registering: the field. */
  'about.tradingName': 'Trading name',
  /** Registering: below that field. */
  'about.tradingName.note': 'The name that customers know',
  /** Below what a reviewer asks: what to do. */
  'asked.help': 'Change it in its step, save each step, and send it in again in the last one.',
  /** What something is asked of that has no field. */
  'asked.other': 'Something else',
  /** Below every card; {{year}} is the current year. Specification 2: from 2019 to the current year. @same */
  'card.copyright': '© 2019–{{year}} Marketplace Console',
  /** Below every card: the name of the choice between languages, for screen readers. */
  'card.language': 'Language',
  /** In a choice where nothing is chosen yet. */
  choose: 'Choose',
  /** Link from a confirmation that cannot be done to /register. */
  'confirm.again': 'Register again',
  /** /auth/mail-confirm: below the server's refusal of the link. */
  'confirm.ended': 'This link is invalid or older than a day. Register again to get a new one.',
  /** /auth/mail-confirm: the link to /password-change, where the password of the registration is not known. */
  'confirm.forgot': 'Forgot the password? Choose a new one',
  /** /auth/mail-confirm: what its button does. */
  'confirm.help': 'Enter the password you chose when you registered. Then you can sign in.',
  /** /auth/mail-confirm without a link: what to do. {{email}} is an address. */
  'confirm.look': 'We have sent a link to {{email}}. Open it to confirm that the address is yours.',
  /** The same where the address is not known. */
  'confirm.look.anyone': 'Look into your mail: the link in it confirms that the address is yours.',
  /** On the sample backend, which mails nobody: what stands before the link. */
  'confirm.sample': 'This sample backend sends no mail. The link would be:',
  /** The same: the link. */
  'confirm.sample.open': 'Open the link',
  /** Link to the sign-in page. */
  'confirm.signIn': 'Go to sign in',
  /** /auth/mail-confirm: the button. */
  'confirm.submit': 'Confirm',
  /** The same while the call is under way, for screen readers. */
  'confirm.submitting': 'Confirming',
  /** /auth/mail-confirm: heading and document title. */
  'confirm.title': 'Confirm your email',
  /** A document that is asked for. */
  'document.owner_id_back': 'Your identity document, back',
  /** A document that is asked for. */
  'document.owner_id_front': 'Your identity document, front',
  /** A document that is asked for. */
  'document.pharmacy_licence': 'Licence of the pharmacy board',
  /** A document that is asked for. */
  'document.registration': 'Certificate of registration',
  /** A document that is asked for. */
  'document.tax_compliance': 'Tax compliance certificate',
  /** A document that is asked for. */
  'document.trade_permit': 'Trade permit',
  /** A field of a document. */
  'documents.expiresOn': 'Valid until',
  /** Registering: what the second step is for. */
  'documents.help':
    'Photograph or scan each document so that everything on it can be read. A JPEG, PNG or WebP of at most 20 MB is made smaller; a PDF has at most 8 MB. Each is sent as soon as you choose it.',
  /** A field of a document. */
  'documents.number': 'Number',
  /** What a picture of a document is, for who does not see it. */
  'file.alt': 'Your picture: {{document}}',
  /** Button of a document. */
  'file.change': 'Choose another file',
  /** Button of a document. */
  'file.choose': 'Choose a file',
  /** Why a file is not taken. */
  'file.fault.bytes': 'This file is too large: a picture may have 20 MB, a PDF 8 MB.',
  /** Why a picture is not taken: drawing it takes too much memory. */
  'file.fault.pixels': 'This picture is too large: it may have 50 megapixels at most.',
  /** Why a file is not taken. */
  'file.fault.small': 'This picture is too small to be read: it needs at least 400 × 250 pixels.',
  /** Why a file is not taken. */
  'file.fault.type': 'This cannot be taken: choose a JPEG, PNG or WebP picture, or a PDF.',
  /** A field of a document. */
  'file.label': 'File',
  /** The name of the input for a file, for screen readers. */
  'file.of': 'File of: {{document}}',
  /** Button of a document while its file is sent. */
  'file.sending': 'Sending the file',
  /** Link from a registration that is gone to /register-option. */
  'gone.again': 'Begin a registration',
  /** What is said where a link leads to no registration. */
  'gone.message': 'The link may be cut off, or nobody has gone on with it for 30 days.',
  /** The heading there. */
  'gone.title': 'There is no such registration',
  /** What somebody identifies themselves with. */
  'idType.alien_id': 'Alien identity card',
  /** What somebody identifies themselves with. */
  'idType.national_id': 'National identity card',
  /** What somebody identifies themselves with. */
  'idType.passport': 'Passport',
  /** A kind of business. */
  'kind.distributor': 'Distributor',
  /** A kind of business. */
  'kind.manufacturer': 'Manufacturer',
  /** A kind of business. */
  'kind.pharmacy': 'Pharmacy',
  /** A kind of business. */
  'kind.retailer': 'Retailer',
  /** A kind of business. */
  'kind.service_provider': 'Service provider',
  /** A kind of business. */
  'kind.wholesaler': 'Wholesaler',
  /** Registering: the button of a step. */
  next: 'Save and go on',
  /** /register-option: one way. */
  'option.business': 'Register a business',
  /** What that is. */
  'option.business.note': 'You sell goods: in a shop, by the carton, or what you make.',
  /** /register-option: what registering takes. */
  'option.help':
    'It takes a few minutes, and you need your documents at hand. Each step is saved; a link leads back to it.',
  /** /register-option: the other way. */
  'option.provider': 'Register as a service provider',
  /** What that is. */
  'option.provider.note': 'You offer services: repairs, transport, care, teaching.',
  /** /register-option: heading and document title. */
  'option.title': 'Sell on the marketplace',
  /** The last button, where changes were requested. */
  'place.again': 'Send in again',
  /** Registering: the field. */
  'place.country': 'Country',
  /** Registering: the field. */
  'place.county': 'County, district or region',
  /** Below that field while no country is chosen. */
  'place.county.first': 'Choose the country first',
  /** Below that field. */
  'place.county.note': 'Type the beginning of its name and choose it',
  /** Over the button of the last step. */
  'place.documentsMissing': 'Your documents are not complete yet: go back to that step.',
  /** Registering: what the last step is for. */
  'place.help': 'Where customers find you. With this the registration is sent off.',
  /** What the last step is for, where changes were requested. */
  'place.help.again': 'Where customers find you. With this your registration is sent in again.',
  /** Registering: the field. */
  'place.line1': 'Street and number',
  /** Below that field. */
  'place.line1.note': 'Or the building, where streets have no numbers',
  /** Registering: the field. */
  'place.postalCode': 'Postal code',
  /** Registering again: the field. */
  'place.reply': 'What you want to say to it',
  /** Below that field. */
  'place.reply.note': 'Optional: for who reviews it',
  /** Registering: the last button. */
  'place.submit': 'Send off',
  /** The same while it is under way, for screen readers. */
  'place.submitting': 'Sending off',
  /** /place-settings: heading and document title. */
  'place.title': 'Where you are',
  /** Registering: the field. */
  'place.town': 'Town',
  /** /register: the link to /register-option. */
  'register.business': 'Register a business instead',
  /** /register: a field. */
  'register.displayName': 'Display name',
  /** /register: a field. */
  'register.email': 'Email',
  /** /register: what an account is for. */
  'register.help': 'An account is for who shops. Who works here gets theirs from an administrator.',
  /** /register: a field. */
  'register.password': 'Password',
  /** The eye in that field while it can be read. */
  'register.password.hide': 'Hide password',
  /** Below that field. */
  'register.password.note': 'At least 8 characters',
  /** The eye in that field while it is hidden. */
  'register.password.show': 'Show password',
  /** /register: the button. */
  'register.submit': 'Register',
  /** The same while it is under way, for screen readers. */
  'register.submitting': 'Registering',
  /** /register: heading and document title. */
  'register.title': 'Register',
  /** The button after it was pressed. */
  'resume.copied': 'Copied',
  /** Button below the link. */
  'resume.copy': 'Copy the link',
  /** Below each step: the link. */
  'resume.label': 'Go on later with this link',
  /** Below that link; {{day}} is a date. */
  'resume.note':
    'Who has this link can read and finish your registration. It leads here until {{day}}.',
  /** Below the steps before anything is saved. */
  'saved.note': 'What you type stays in this browser tab until the step is saved.',
  /** A step of registering. */
  'step.about': 'About you',
  /** A step of registering. */
  'step.documents': 'Documents',
  /** A step of registering. */
  'step.place': 'Place',
  /** What has become of a registration. */
  'submitted.approved': 'It was approved.',
  /** What has become of a registration. */
  'submitted.changes': 'Something has to be changed before it is approved.',
  /** What has become of a registration. */
  'submitted.closed': 'This business is not active now.',
  /** The number of a business. */
  'submitted.number': 'Your number is {{number}}.',
  /** What has become of a registration. */
  'submitted.rejected': 'It was rejected.',
  /** Heading once it was sent off. */
  'submitted.title': 'Your registration was sent off',
  /** What has become of a registration; {{when}} is a day and a time. */
  'submitted.waiting':
    'We look at it and answer by {{when}}. This page says what has become of it: keep its address.',
  /** /register-business: heading and document title. */
  'title.business': 'Register a business',
  /** /register-provider: heading and document title. */
  'title.provider': 'Register as a service provider',
} as const
