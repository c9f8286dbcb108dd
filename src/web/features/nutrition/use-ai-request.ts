import { useEffect, useRef, useState } from 'react';
import { type AiPurpose, getAiService, saveAiConsent } from '#contracts/ai.ts';
import type { EndpointOutput, ReadEndpoint } from '#contracts/endpoint.ts';
import { CallError } from '#web/lib/call-api.ts';
import { type MakeInput, useCancellableRead } from '#web/lib/use-cancellable-read.ts';
import { useEndpointMutation } from '#web/lib/use-endpoint-mutation.ts';

/**
 * The state of a request. `off`: the server has no AI service for this purpose, such as the analysis of photos.
 * `consent`: the person must give consent before anything is sent.
 */
type AiState = 'idle' | 'off' | 'consent' | 'sending' | 'failed';

/**
 * Whether the current input has left this device, and whether the service has answered. `cancel` does not reset this
 * value, because the service may already have the input.
 */
type Delivery = 'none' | 'sent' | 'answered';

interface Options<E extends ReadEndpoint> {
  endpoint: E;
  purpose: AiPurpose;
  /** The wait before sending, in milliseconds. The person can cancel during the wait. */
  delayMs: number;
  onAnswer: (answer: EndpointOutput<E>) => void;
  onFailure: (error: unknown) => void;
  /** Called if the server has no AI service for `purpose`. */
  onOff: () => void;
}

/**
 * Returns the state of a request to the AI service, and functions that start, cancel and retry it. Sends the photo or
 * recording only with the person's consent. Unmounting the component cancels the request.
 */
export function useAiRequest<E extends ReadEndpoint>(options: Options<E>) {
  const [state, setState] = useState<AiState>('idle');
  const [error, setError] = useState<unknown>();
  const [service, setService] = useState('');
  const [delivery, setDelivery] = useState<Delivery>('none');
  /**
   * The function that makes the input of the current request. Undefined after the request is cancelled or the component
   * unmounts, so that nothing is sent.
   */
  const waiting = useRef<MakeInput<E>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const services = useCancellableRead(getAiService);
  const read = useCancellableRead(options.endpoint);
  const saveConsent = useEndpointMutation(saveAiConsent);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      waiting.current = undefined;
    },
    [],
  );

  const cancel = () => {
    clearTimeout(timer.current);
    waiting.current = undefined;
    services.cancel();
    read.cancel();
    setState('idle');
  };

  const reset = () => {
    cancel();
    setDelivery('none');
  };

  const fail = (failure: unknown) => {
    const code = failure instanceof CallError ? failure.code : undefined;
    if (code === 'consent_needed') return setState('consent');
    if (code === 'ai_not_configured') return turnOff();
    setError(failure);
    setState('failed');
    options.onFailure(failure);
  };

  const turnOff = () => {
    setState('off');
    options.onOff();
  };

  const send = () => {
    const makeInput = waiting.current;
    if (!makeInput) return;
    setState('sending');
    const ask = async () => {
      try {
        const answer = await read.start(async () => {
          const input = await makeInput();
          if (waiting.current === makeInput) setDelivery('sent');
          return input;
        });
        if (!answer) return;
        setDelivery('answered');
        setState('idle');
        options.onAnswer(answer);
      } catch (failure) {
        fail(failure);
      }
    };
    timer.current = setTimeout(() => void ask(), options.delayMs);
  };

  /**
   * Sends the input if the person has consented to `purpose`, otherwise asks for consent. Sets the state to `off` if no
   * AI service is configured for `purpose`.
   */
  const begin = async () => {
    try {
      const purpose = (await services.start(async () => undefined))?.[options.purpose];
      if (!purpose) return;
      setService(purpose.service ?? '');
      if (!purpose.configured) turnOff();
      else if (purpose.consent) send();
      else setState('consent');
    } catch (failure) {
      fail(failure);
    }
  };

  const consent = async () => {
    try {
      await saveConsent.mutateAsync({ body: { purpose: options.purpose, given: true } });
      send();
    } catch (failure) {
      if (waiting.current) fail(failure);
    }
  };

  return {
    state,
    error,
    /** The host name of the service that receives the input. */
    service,
    delivery,
    isSavingConsent: saveConsent.isPending,
    start: (makeInput: MakeInput<E>) => {
      reset();
      waiting.current = makeInput;
      void begin();
    },
    retry: () => void begin(),
    cancel,
    /** Cancels the request and sets `delivery` to `none`, for example when another recording replaces the input. */
    reset,
    consent: () => void consent(),
    /** Sets the state to `failed`, for example if the response has no usable content. */
    fail: () => fail(undefined),
  };
}
