import {
  cancelEmailChange,
  deleteAccount,
  getAccount,
  getExport,
  startExport,
  updateProfile,
  uploadProfilePhoto,
} from '#contracts/account.ts';
import { getAiService } from '#contracts/ai.ts';
import {
  changePassword,
  forgotPassword,
  getSignInOptions,
  getUser,
  listSessions,
  login,
  logout,
  register,
  revokeSession,
  sendAddressConfirmation,
  verifyResetToken,
} from '#contracts/auth.ts';
import { getContactAddress, sendContact } from '#contracts/contact.ts';
import { listPasskeys, startPasskeyRegistration, startPasskeySignIn } from '#contracts/passkey.ts';
import { getPreferences, savePreferences } from '#contracts/preferences.ts';
import { getSecondFactor, setUpSecondFactor } from '#contracts/second-factor.ts';
import type { Examples } from './example.ts';

const email = 'astrid@example.org';
const password = 'Juniper-4-Lanterns';
const name = { firstName: 'Astrid', lastName: 'Lind' };

export const accountExamples: Examples = [
  [register, { body: { ...name, email, password } }],
  [login, { body: { email, password } }],
  [logout, { sendsCookie: true }],
  [getUser, {}],
  [getSignInOptions, {}],
  [forgotPassword, { body: { email, language: 'en' } }],
  [sendAddressConfirmation, { body: { language: 'en' } }],
  [verifyResetToken, { params: { token: 'TOKEN' } }],
  [changePassword, { body: { currentPassword: password, newPassword: 'Walnut-7-Umbrellas' } }],
  [listSessions, {}],
  [revokeSession, { ids: { id: listSessions } }],
  [getAccount, {}],
  [
    updateProfile,
    { body: { ...name, email: 'astrid.lind@example.org', currentPassword: password, language: 'en' } },
  ],
  [cancelEmailChange, { after: [updateProfile] }],
  [uploadProfilePhoto, { file: 'photo.jpg' }],
  [startExport, {}],
  [getExport, {}],
  [deleteAccount, { body: { confirmation: 'DELETE MY ACCOUNT' } }],
  [getSecondFactor, {}],
  [setUpSecondFactor, { body: { password } }],
  [listPasskeys, {}],
  [startPasskeyRegistration, { body: { password } }],
  [startPasskeySignIn, {}],
  [getAiService, {}],
  [getPreferences, { ids: { userId: getUser } }],
  [
    savePreferences,
    { ids: { userId: getUser }, body: { modules: { menstrualCycle: true }, units: { weight: 'kg' } } },
  ],
  [
    sendContact,
    {
      body: {
        formType: 'customer',
        email,
        message: 'Hello!',
        selectedPrice: 5,
        userType: 'health-conscious',
        honeypot: '',
        timeTaken: 9000,
      },
    },
  ],
  [getContactAddress, {}],
];
