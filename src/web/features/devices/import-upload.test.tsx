import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { ImportUpload } from './import-upload.tsx';

it('says that an empty file is empty, and does not upload it', async () => {
  const upload = vi.spyOn(XMLHttpRequest.prototype, 'send');
  const { person } = await renderPart(() => (
    <QueryClientProvider client={new QueryClient()}>
      <ImportUpload />
    </QueryClientProvider>
  ));
  await person.upload(await screen.findByLabelText('Choose a file'), new File([], 'steps.csv'));
  expect((await screen.findByRole('alert')).textContent).toContain('The file is empty.');
  expect(upload).not.toHaveBeenCalled();
});
