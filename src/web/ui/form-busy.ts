import { createContext, use } from 'react';

export const FormBusyContext = createContext(false);

/** Whether the form around the calling component is being submitted. */
export const useIsFormBusy = (): boolean => use(FormBusyContext);
