import type { VEHICLE_FIELDS } from '../../vehicles/fields';
import type { ImportColumns } from './import-column';

/** The columns of a list of vehicles, in our template's order. */
export const VEHICLE_COLUMNS = {
  make: { also: ['brand', 'manufacturer', 'constructeur', 'mak machin'], example: 'Toyota' },
  model: { also: ['modele', 'modèl'], example: 'RAV4' },
  year: { also: ['model year', 'année modèle', 'millésime', 'ane'], example: '2021' },
  plate: {
    also: [
      'plate',
      'plate number',
      'plate no',
      'registration number',
      'plaque',
      'no plaque',
      'numéro de plaque',
      'immatriculation',
      'plak',
      'nimewo plak',
      'no plak',
    ],
    example: 'BB-12345',
  },
  classId: {
    label: 'imports.vehicle_class',
    unknown: 'unknown_class',
    also: ['class', 'vehicle class', 'category', 'classe', 'catégorie', 'klas', 'kategori'],
    example: '',
  },
  vin: {
    also: ['chassis', 'chassis number', 'numéro de châssis', 'no chassis', 'nimewo chasi', 'chasi', 'serial number'],
    example: 'JTMBFREV5HJ123456',
  },
  color: { also: ['colour', 'couleur', 'koulè'], example: 'White' },
  seats: { also: ['places', 'nombre de places', 'passengers', 'kantite plas', 'plas'], example: '5' },
  fuelType: {
    also: ['fuel', 'carburant', 'gaz', 'kabiran', 'energie'],
    choices: {
      gasoline: ['gas', 'petrol', 'gazoline', 'essence', 'super'],
      diesel: ['gasoil', 'gazoil', 'gazwal', 'dizel'],
      electric: ['ev', 'électrique', 'elektrik'],
      hybrid: ['hybride', 'ibrid'],
    },
    example: 'gasoline',
  },
  transmission: {
    also: ['gearbox', 'boîte de vitesses', 'boîte', 'bwat'],
    choices: { automatic: ['auto', 'a', 'bva', 'otomatik'], manual: ['m', 'bvm', 'stick', 'mécanique', 'manyèl'] },
    example: 'automatic',
  },
  dailyRateCents: {
    label: 'vehicles.daily_rate',
    also: ['daily rate', 'rate', 'price per day', 'tarif journalier', 'prix par jour', 'tarif', 'pri pa jou', 'pri'],
    example: '95.00',
  },
  weeklyRateCents: { also: ['price per week', 'tarif hebdomadaire', 'pri pa semèn'], example: '570.00' },
  monthlyRateCents: { also: ['price per month', 'tarif mensuel', 'pri pa mwa'], example: '2100.00' },
  odometerKm: {
    also: ['odometer', 'km', 'kilometers', 'mileage km', 'kilométrage', 'compteur', 'kilomèt', 'kontè'],
    example: '41250',
  },
  condition: {
    also: ['état du véhicule', 'kondisyon'],
    choices: { excellent: [], good: ['bien'], fair: [], poor: ['bad'] },
    example: 'good',
  },
  serviceStatus: {
    also: ['status', 'statut', 'estati'],
    choices: {
      in_service: ['available', 'disponible', 'disponib', 'active'],
      maintenance: ['garage', 'en réparation', 'nan garaj'],
      inactive: [],
    },
    example: 'in_service',
  },
  features: { also: ['equipment', 'options', 'équipements', 'ekipman'], example: 'A/C, Bluetooth' },
  insuranceProvider: { also: ['insurance', 'insurer', 'assurance', 'assureur', 'asirans'], example: 'OAVCT' },
  policyNumber: { also: ['policy', 'police', 'numéro de police', 'nimewo polis'], example: 'OAV-1234567' },
  insuranceExpiresOn: {
    also: ['insurance expiry', 'fin assurance', 'expiration assurance', 'asirans fini', 'asirans lan ekspire'],
    example: '2027-03-31',
  },
  registrationExpiresOn: {
    also: [
      'registration expiry',
      'expiration immatriculation',
      'vignette',
      'enrejistreman fini',
      'papye machin nan ekspire',
    ],
    example: '2027-09-30',
  },
  purchasePriceCents: {
    also: ['cost price', 'bought for', 'prix achat', 'coût achat', 'pri acha', 'konbyen li koute'],
    example: '18500.00',
  },
  purchasedOn: {
    also: ['bought on', 'date of purchase', 'acquisition date', 'acheté le', 'date acquisition', 'achte le'],
    example: '2024-02-15',
  },
  notes: { also: ['remarks', 'remarques', 'remak', 'comment'], example: '' },
} as const satisfies ImportColumns<typeof VEHICLE_FIELDS>;
