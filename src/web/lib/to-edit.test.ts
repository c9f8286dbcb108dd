import { expect, it } from 'vitest';
import { toEdit } from './to-edit.ts';

interface Values {
  name: string;
  note: string;
  items?: { grams: number }[];
}
const toBody = ({ name, note, items }: Values) => ({ name, note: note || null, ...(items && { items }) });
const opened: Values = { name: 'Soup', note: '', items: [{ grams: 80 }] };

it('names the fields of the body that differ from the body that the form opened with', () => {
  expect(toEdit(toBody, { ...opened, note: 'Hot' }, opened)).toEqual({
    body: { name: 'Soup', note: 'Hot', items: [{ grams: 80 }] },
    editedFields: ['note'],
  });
  expect(toEdit(toBody, { ...opened, items: [{ grams: 90 }] }, opened).editedFields).toEqual(['items']);
});

it('names a field that is left out of the body now, and no field that is empty in both', () => {
  expect(toEdit(toBody, { name: 'Soup', note: '' }, opened).editedFields).toEqual(['items']);
  expect(toEdit(toBody, { ...opened }, opened).editedFields).toEqual([]);
});

it('names nothing if the form opened with values that are not valid', () => {
  expect(toEdit(toBody, opened, undefined)).not.toHaveProperty('editedFields');
});
