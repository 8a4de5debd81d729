/** The password of everybody in the demo world; the world is loaded only where nobody else can reach it. */
export const demoPassword = 'milled-from-billet'

export const demoCompanies = [
  { name: 'Acme Robotics', city: 'Pittsburgh', state: 'PA', country: 'United States', industry: 'Robotics' },
  { name: 'Nordlicht Maschinenbau GmbH', city: 'Kiel', state: null, country: 'Germany', industry: 'Marine' },
  { name: '山田精密工業', city: '大阪', state: null, country: 'Japan', industry: 'Medical devices' },
] as const

export const demoCustomers = [
  {
    name: 'Dana Kim',
    email: 'dana@acme.example',
    title: 'Mechanical engineer',
    company: 'Acme Robotics',
    role: 'owner',
  },
  { name: 'Luis Ortega', email: 'luis@acme.example', title: 'Buyer', company: 'Acme Robotics', role: 'buyer' },
  {
    name: 'Priya Nair',
    email: 'priya@acme.example',
    title: 'Quality engineer',
    company: 'Acme Robotics',
    role: 'viewer',
  },
  {
    name: 'Jörg Petersen',
    email: 'joerg@nordlicht.example',
    title: 'Einkauf',
    company: 'Nordlicht Maschinenbau GmbH',
    role: 'owner',
  },
  { name: '山田 花子', email: 'hanako@yamada.example', title: '設計', company: '山田精密工業', role: 'owner' },
] as const

/** An invitation awaiting an answer. */
export const demoInvitation = { by: 'dana@acme.example', email: 'tom@acme.example', role: 'buyer' } as const

/** A supplier of the demo world. */
export interface DemoSupplier {
  name: string
  email: string
  /** Verified by the provider. */
  isVerified: boolean
  profile: {
    companyName: string
    phone: string | null
    website: string | null
    address: string | null
    city: string
    country: string
    description: string | null
    capabilities: readonly string[]
    certifications: readonly string[]
    finishingCapabilities: readonly string[]
    primaryIndustries: readonly string[]
    qualitySystem: string | null
    numberOfEmployees: number | null
    yearEstablished: number | null
    emergencyCapability: boolean
    internationalShipping: boolean
  }
  /** In how many days each ends; null for one without an end. */
  certificates: readonly { name: string; endsIn: number | null }[]
}

/** Whose portal a newcomer looks at. */
export const demoSupplier: DemoSupplier = {
  name: 'Maya Brandt',
  email: 'maya@brandt-cnc.example',
  isVerified: true,
  profile: {
    companyName: 'Brandt CNC',
    phone: '+1 412 555 0170',
    website: 'https://brandt-cnc.example',
    address: '88 Presque Isle Drive',
    city: 'Erie',
    country: 'United States',
    description: 'Milling and turning of small series, with an inspection report for every lot.',
    capabilities: ['5-axis milling', 'CNC turning', 'CMM inspection'],
    certifications: ['ISO 9001', 'AS9100'],
    finishingCapabilities: ['Anodizing', 'Bead Blasting'],
    primaryIndustries: ['Robotics', 'Medical devices'],
    qualitySystem: 'ISO 9001',
    numberOfEmployees: 34,
    yearEstablished: 1998,
    emergencyCapability: true,
    internationalShipping: false,
  },
  certificates: [
    { name: 'ISO 9001', endsIn: 410 },
    { name: 'AS9100', endsIn: 24 },
  ],
}

export const demoSuppliers: readonly DemoSupplier[] = [
  demoSupplier,
  {
    name: 'Sören Kessler',
    email: 'angebote@kessler-teile.example',
    isVerified: true,
    profile: {
      companyName: 'Kessler Präzisionsteile GmbH',
      phone: '+49 7141 555 0120',
      website: 'https://kessler-teile.example',
      address: 'Gewerbestraße 14',
      city: 'Ludwigsburg',
      country: 'Germany',
      description: null,
      capabilities: ['5-axis milling', 'Grinding'],
      certifications: ['ISO 9001', 'ISO 13485'],
      finishingCapabilities: ['Passivation'],
      primaryIndustries: ['Medical devices', 'Automotive'],
      qualitySystem: 'ISO 13485',
      numberOfEmployees: 120,
      yearEstablished: 1964,
      emergencyCapability: false,
      internationalShipping: true,
    },
    certificates: [
      { name: 'ISO 9001', endsIn: 220 },
      { name: 'ISO 13485', endsIn: 300 },
    ],
  },
  {
    name: 'Ruth Okafor',
    email: 'ruth@lehigh-turning.example',
    isVerified: true,
    profile: {
      companyName: 'Lehigh Turning & Grinding',
      phone: '+1 610 555 0134',
      website: null,
      address: '5 Furnace Street',
      city: 'Bethlehem, PA',
      country: 'United States',
      description: 'Bars up to 80 mm, from ten pieces to ten thousand.',
      capabilities: ['CNC turning', 'Grinding', '3-axis milling'],
      certifications: ['ISO 9001'],
      finishingCapabilities: ['Zinc Plating', 'Black Oxide'],
      primaryIndustries: ['Robotics', 'Marine'],
      qualitySystem: 'ISO 9001',
      numberOfEmployees: 18,
      yearEstablished: 2007,
      emergencyCapability: true,
      internationalShipping: false,
    },
    certificates: [{ name: 'ISO 9001', endsIn: -12 }],
  },
  {
    name: '森 健一',
    email: 'mori@higashi-sessaku.example',
    isVerified: true,
    profile: {
      companyName: '東大阪切削株式会社',
      phone: '+81 6 5550 0188',
      website: null,
      address: null,
      city: '東大阪市',
      country: 'Japan',
      description: null,
      capabilities: ['5-axis milling', 'Wire EDM'],
      certifications: ['ISO 9001'],
      finishingCapabilities: ['Anodizing'],
      primaryIndustries: ['Medical devices'],
      qualitySystem: null,
      numberOfEmployees: 45,
      yearEstablished: 1981,
      emergencyCapability: false,
      internationalShipping: true,
    },
    certificates: [],
  },
  {
    name: 'Noor Haddad',
    email: 'noor@boreal-plastics.example',
    isVerified: false,
    profile: {
      companyName: 'Boreal Plastics',
      phone: null,
      website: null,
      address: null,
      city: 'Montréal',
      country: 'Canada',
      description: null,
      capabilities: ['3-axis milling', 'Vacuum casting'],
      certifications: [],
      finishingCapabilities: [],
      primaryIndustries: [],
      qualitySystem: null,
      numberOfEmployees: 9,
      yearEstablished: null,
      emergencyCapability: false,
      internationalShipping: true,
    },
    certificates: [],
  },
]
