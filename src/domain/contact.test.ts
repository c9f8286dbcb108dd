import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ContactFormInput,
  findContactProblem,
  isBlockedEmail,
  isEmailAddress,
  surveyPrices,
  surveyUserTypes,
} from './contact.ts';

const entry: ContactFormInput = { formType: 'investor', email: 'anna.berg@firma.se', timeTaken: 5000 };

describe('findContactProblem', () => {
  test('five seconds are enough, and a millisecond less is too fast', () => {
    expect(findContactProblem(entry)).toBeUndefined();
    expect(findContactProblem({ ...entry, timeTaken: 4999 })).toBe('too_fast');
    expect(findContactProblem({ ...entry, timeTaken: -1, email: 'no' })).toBe('too_fast');
  });

  test('the shape of an address is checked before its content', () => {
    expect(findContactProblem({ ...entry, email: 'test' })).toBe('invalid_email');
    expect(findContactProblem({ ...entry, email: 'test@firma.se' })).toBe('refused_email');
    expect(findContactProblem({ ...entry, email: '  anna@firma.se ' })).toBeUndefined();
  });

  test('only the survey requires a price and a user type', () => {
    const survey = { ...entry, formType: 'customer' as const };
    expect(findContactProblem(survey)).toBe('price_missing');
    expect(findContactProblem({ ...survey, selectedPrice: 12 })).toBe('price_missing');
    expect(findContactProblem({ ...survey, selectedPrice: 10 })).toBe('user_type_missing');
    expect(findContactProblem({ ...survey, selectedPrice: 10, userType: 'astronaut' })).toBe(
      'user_type_missing',
    );
    expect(findContactProblem({ ...entry, formType: 'influencer' })).toBeUndefined();
  });

  test('every price is accepted with every user type', () => {
    for (const selectedPrice of surveyPrices) {
      for (const userType of surveyUserTypes) {
        expect(
          findContactProblem({ ...entry, formType: 'customer', selectedPrice, userType }),
        ).toBeUndefined();
      }
    }
  });
});

describe('isEmailAddress', () => {
  test.each(['a@b.se', 'åsa.öberg@företag.se', "o'hara+x@mail.example.co.uk", '1234@siffror.se'])(
    'takes %s',
    (email) => expect(isEmailAddress(email)).toBe(true),
  );

  test.each(['', 'a', 'a@b', '@b.se', 'a@', 'a b@c.se', 'a@b..se', 'a@.se', 'a@b.se.', 'a@b@c.se'])(
    'refuses %j',
    (email) => expect(isEmailAddress(email)).toBe(false),
  );

  test.each(['a@b.se\nBcc: c@d.se', '<a@b.se>', `${'a'.repeat(250)}@b.se`])('refuses %j', (email) => {
    expect(isEmailAddress(email)).toBe(false);
  });

  test('handles adversarial input fast', () => {
    const before = performance.now();
    for (const part of ['a.', '.', 'a@']) isEmailAddress(`a@${part.repeat(120)}`);
    expect(performance.now() - before).toBeLessThan(5_000);
  });
});

describe('isBlockedEmail', () => {
  test.each([
    'anna12345@firma.se',
    '1a2b3c4d5@firma.se',
    'a@tempmail.com',
    'a@10minutemail.net',
    'a@sub.guerrillamail.org',
    'a@MAILINATOR.com',
    'a@disposable.example',
    'tester@firma.se',
    'Fake.name@firma.se',
    'spam@firma.se',
    'bot7@firma.se',
    'anna@gmial.com',
    'anna@gmai.com',
    'anna@yahooo.com',
  ])('refuses %s', (email) => expect(isBlockedEmail(email)).toBe(true));

  test.each([
    'anna1234@firma.se',
    'anna@12345.se',
    'contest@firma.se',
    'abbot@firma.se',
    'anna@gmail.com',
    'anna@yahoo.com',
    'anna@yahoo.co.uk',
    'anna@ymail.com',
  ])('takes %s', (email) => expect(isBlockedEmail(email)).toBe(false));

  test('case and surrounding spaces make no difference', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(isBlockedEmail(` ${email.toUpperCase()} `)).toBe(isBlockedEmail(email.toLowerCase()));
      }),
    );
  });
});
